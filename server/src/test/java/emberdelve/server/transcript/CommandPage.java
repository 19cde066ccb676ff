package emberdelve.server.transcript;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One page of the book of commands: what is typed, which is read from the file, and what is read,
 * which is compared with it.
 *
 * @param head the lines above the transcript: {@code #} begins a remark, and {@code ~} what is done
 *     before it begins, such as {@code ~ Sable: create mace for mira} or {@code ~ 12 ticks}
 */
record CommandPage(Path file, List<String> head, List<Cue> cues) {
    private static final Pattern SIDE = Pattern.compile("\\[(Mira|Tolo|Sable)]");
    private static final Pattern TICKS = Pattern.compile("\\((\\d+) ticks?\\)");
    private static final Pattern SETUP = Pattern.compile("~ (?:(\\w+): (.+)|(\\d+) ticks)");

    /** What the script asks for. */
    sealed interface Cue {
        record Types(String who, String line) implements Cue {}

        record Passes(int ticks) implements Cue {}
    }

    static CommandPage read(Path file) {
        var head = new ArrayList<String>();
        var cues = new ArrayList<Cue>();
        var who = "Mira";
        for (var line : linesOf(file)) {
            var side = SIDE.matcher(line);
            var ticks = TICKS.matcher(line);
            if (line.startsWith("# ") || line.startsWith("~ ")) head.add(line);
            else if (side.matches()) who = side.group(1);
            else if (ticks.matches()) cues.add(new Cue.Passes(Integer.parseInt(ticks.group(1))));
            else if (line.startsWith("> ")) cues.add(new Cue.Types(who, line.substring(2)));
        }
        return new CommandPage(file, head, cues);
    }

    String verb() {
        return file.getFileName().toString().replace(".txt", "");
    }

    /** What is done before the page begins. */
    List<Cue> setup() {
        return head.stream().filter(line -> line.startsWith("~ ")).map(CommandPage::setup).toList();
    }

    /** All that anybody types on it. */
    List<String> typed() {
        return cues.stream()
                .filter(Cue.Types.class::isInstance)
                .map(cue -> ((Cue.Types) cue).line())
                .toList();
    }

    /** The whole file, with that transcript. */
    String with(String played) {
        var whole = new StringBuilder();
        for (var line : head) whole.append(line).append('\n');
        return whole.append(played).toString();
    }

    private static Cue setup(String line) {
        var setup = SETUP.matcher(line);
        if (!setup.matches()) throw new IllegalArgumentException("not understood: " + line);
        if (setup.group(3) != null) return new Cue.Passes(Integer.parseInt(setup.group(3)));
        return new Cue.Types(setup.group(1), setup.group(2));
    }

    private static List<String> linesOf(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
