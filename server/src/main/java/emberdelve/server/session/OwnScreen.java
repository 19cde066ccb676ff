package emberdelve.server.session;

import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.server.terminal.Terminal;
import emberdelve.server.view.Note;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code set colour …}, {@code … width}, {@code … links} and {@code … prompt}: what
 * concerns this terminal alone, and no character. Colours are so often asked for that
 * {@code colour off} will do. Thread: its connection's event loop.
 */
final class OwnScreen {
    private static final Pattern COLOR =
            Pattern.compile("(?:set\\s+)?colou?rs?\\s+(\\S+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern WIDTH =
            Pattern.compile("set\\s+width\\s+(\\S+)", Pattern.CASE_INSENSITIVE);

    private static final Pattern LINKS =
            Pattern.compile("set\\s+links?\\s+(on|off)", Pattern.CASE_INSENSITIVE);

    private static final Pattern PROMPT =
            Pattern.compile("set\\s+prompts?\\s+(on|off)", Pattern.CASE_INSENSITIVE);

    /** Narrower, every other word would be cut; wider than any screen is a joke. */
    private static final int WIDTH_MIN = 20;

    private static final int WIDTH_MAX = 500;

    private final Terminal terminal;
    private Optional<Boolean> prompts = Optional.empty();

    OwnScreen(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Does it and says so; empty when the line is something else. */
    Optional<Note> typed(String line) {
        var color = COLOR.matcher(line);
        if (color.matches()) return Optional.of(color(color.group(1).toLowerCase(Locale.ROOT)));
        var width = WIDTH.matcher(line);
        if (width.matches()) return Optional.of(width(width.group(1).toLowerCase(Locale.ROOT)));
        var links = LINKS.matcher(line);
        if (links.matches()) return Optional.of(links(links.group(1).equalsIgnoreCase("on")));
        var prompt = PROMPT.matcher(line);
        if (prompt.matches()) return Optional.of(prompt(prompt.group(1).equalsIgnoreCase("on")));
        return Optional.empty();
    }

    /** Whether prompts are wanted; empty when it was not said, and the profile decides. */
    Optional<Boolean> prompts() {
        return prompts;
    }

    private Note prompt(boolean on) {
        prompts = Optional.of(on);
        return Note.of(on ? "session.prompt-on" : "session.prompt-off");
    }

    private Note links(boolean on) {
        terminal.setLinks(on ? LinkSupport.ALL : LinkSupport.NONE);
        return Note.of(on ? "session.links-on" : "session.links-off");
    }

    private Note color(String word) {
        if (word.equals("auto")) {
            terminal.followColors();
            return Note.of("session.colour-auto");
        }
        var depth =
                switch (word) {
                    case "off", "no", "none" -> Optional.of(ColorDepth.NONE);
                    case "on", "yes", "16" -> Optional.of(ColorDepth.ANSI_16);
                    case "256" -> Optional.of(ColorDepth.ANSI_256);
                    case "true", "full" -> Optional.of(ColorDepth.TRUE_COLOR);
                    default -> Optional.<ColorDepth>empty();
                };
        if (depth.isEmpty()) return Note.of("session.colour-which");
        terminal.setColors(depth.get());
        return Note.of(
                depth.get() == ColorDepth.NONE ? "session.colour-off" : "session.colour-on");
    }

    private Note width(String word) {
        if (word.equals("0") || word.equals("auto")) {
            terminal.setWidth(0);
            return Note.of("session.width-auto");
        }
        var columns = columns(word);
        if (columns < WIDTH_MIN || columns > WIDTH_MAX)
            return Note.of(
                    "session.width-which",
                    Map.of(
                            "least", Integer.toString(WIDTH_MIN),
                            "most", Integer.toString(WIDTH_MAX)));
        terminal.setWidth(columns);
        return Note.of("session.width-set", Map.of("columns", Integer.toString(columns)));
    }

    private static int columns(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException _) {
            return 0;
        }
    }
}
