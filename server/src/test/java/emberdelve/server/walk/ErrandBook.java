package emberdelve.server.walk;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.SkyWhen;
import emberdelve.server.walk.Errand.Line;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The errands of a folder: {@code ways.txt}, and a file a quest. Its {@code README.md} says how
 * they are written.
 */
record ErrandBook(Path folder) {
    static final ErrandBook SHIPPED = new ErrandBook(Path.of("src/test/resources/walks"));

    private static final Pattern BEGINS = Pattern.compile("(?:ending|into) (\\S+)");
    private static final Pattern NEEDS = Pattern.compile("needs (\\d): (.+)");
    private static final Pattern UNTIL = Pattern.compile("until (.+?): (.+)");
    private static final Pattern WAIT = Pattern.compile("wait (\\d+)s");
    private static final Pattern GOLD = Pattern.compile("have (\\d+) gold");
    private static final Pattern WHO = Pattern.compile("([1-9]|each|alone): (.+)");

    /** By the rooms that they lead into. */
    Map<RoomId, Errand> ways() {
        var ways = new LinkedHashMap<RoomId, Errand>();
        read(folder.resolve("ways.txt")).forEach((room, way) -> ways.put(new RoomId(room), way));
        return ways;
    }

    /** By the endings; empty when nobody has written any. */
    Map<String, Errand> of(String quest) {
        return read(file(quest));
    }

    Path file(String quest) {
        return folder.resolve("quests").resolve(quest + ".txt");
    }

    private static Map<String, Errand> read(Path file) {
        if (!Files.exists(file)) return Map.of();
        try {
            return parse(file, Files.readAllLines(file));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Map<String, Errand> parse(Path file, List<String> text) {
        var errands = new LinkedHashMap<String, Errand>();
        var current = Optional.<Errand>empty();
        for (var written : text) {
            var line = written.strip();
            if (line.isEmpty() || line.startsWith("#")) continue;
            var begins = BEGINS.matcher(line);
            if (begins.matches()) current = Optional.of(empty(begins.group(1)));
            else current = current.map(errand -> with(errand, line));
            var errand = current.orElseThrow(() -> new Stranded(file + " begins with: " + line));
            errands.put(errand.name(), errand);
        }
        return errands;
    }

    private static Errand empty(String name) {
        return new Errand(name, 1, "", List.of());
    }

    private static Errand with(Errand before, String line) {
        var needs = NEEDS.matcher(line);
        if (needs.matches()) {
            var count = Integer.parseInt(needs.group(1));
            return new Errand(before.name(), count, needs.group(2), before.lines());
        }
        var lines = new ArrayList<>(before.lines());
        lines.add(line(line));
        return new Errand(before.name(), before.needs(), before.reason(), lines);
    }

    private static Line line(String line) {
        var who = WHO.matcher(line);
        if (!who.matches()) return line(line, Line.EACH, 1);
        var rest = who.group(2);
        return switch (who.group(1)) {
            case "alone" -> new Line.Alone(line(rest));
            case "each" -> line(rest, Line.EACH, Line.EACH);
            default -> line(rest, Integer.parseInt(who.group(1)), Integer.parseInt(who.group(1)));
        };
    }

    private static Line line(String line, int walks, int does) {
        if (line.startsWith("to ")) return new Line.To(walks, new RoomId(line.substring(3)));
        if (line.startsWith("fell ")) return new Line.Fell(does, line.substring(5));
        if (line.startsWith("under "))
            return new Line.Under(new SkyWhen(List.of(line.substring(6).split("\\|"))));
        var gold = GOLD.matcher(line);
        if (gold.matches()) return new Line.Gold(Integer.parseInt(gold.group(1)));
        if (line.startsWith("have ")) return new Line.Have(line.substring(5));
        var wait = WAIT.matcher(line);
        if (wait.matches()) return new Line.Wait(Integer.parseInt(wait.group(1)));
        var until = UNTIL.matcher(line);
        if (until.matches()) return new Line.Until(until.group(1), until.group(2));
        return new Line.Type(does, line);
    }
}
