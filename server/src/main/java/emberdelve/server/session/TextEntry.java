package emberdelve.server.session;

import emberdelve.server.view.Writing;

import java.util.ArrayList;
import java.util.List;

/** Lines that a player is writing, one after the other. Not thread-safe: used by one session. */
final class TextEntry {
    /** The most lines of one text, about a screen. */
    static final int LINES_MAX = 25;

    private final Writing writing;
    private final List<String> lines = new ArrayList<>();

    TextEntry(Writing writing) {
        this.writing = writing;
    }

    /** Takes one line more; false when it is too long with it. */
    boolean add(String line) {
        var chars = lines.stream().mapToInt(each -> each.length() + 1).sum() + line.length();
        return chars <= writing.charsMax() && lines.size() < LINES_MAX && lines.add(line);
    }

    boolean isEmpty() {
        return lines.isEmpty();
    }

    /** The command with the whole text, its lines separated by line feeds. */
    String command() {
        return writing.command() + " " + String.join("\n", lines);
    }
}
