package emberdelve.server.session;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.Shape;
import emberdelve.server.command.TerminalCommand;
import emberdelve.server.terminal.Terminal;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/**
 * The settings of one terminal, which belong to no character. Thread: its connection's event loop.
 */
final class TerminalSettings {
    /** The narrowest width: in a narrower one, every other word would be cut. */
    private static final int WIDTH_MIN = 20;

    private static final int WIDTH_MAX = 500;

    private final Terminal terminal;
    private Optional<Boolean> prompts = Optional.empty();
    private boolean hasChosenColors;

    TerminalSettings(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Changes a setting; returns what to tell the player. */
    Note set(TerminalCommand command) {
        return switch (command) {
            case TerminalCommand.Colours(var word) -> color(word);
            case TerminalCommand.Width(var word) -> width(word);
            case TerminalCommand.Charset(var word) -> charset(word);
            case TerminalCommand.Links(var on) -> links(on);
            case TerminalCommand.Prompts(var on) -> prompt(on);
        };
    }

    /**
     * Whether prompts are wanted; empty when the player has not said it, so that the screen reader
     * mode decides.
     */
    Optional<Boolean> prompts() {
        return prompts;
    }

    /**
     * Sets the screen reader mode, which switches colours off: some programs read out the codes
     * that make them.
     */
    void readAloud(boolean on) {
        terminal.screenReader(on);
        if (hasChosenColors) return;
        if (on) terminal.setColors(ColorDepth.NONE);
        else terminal.followColors();
    }

    private Note prompt(boolean on) {
        prompts = Optional.of(on);
        return Note.of(on ? "session.prompt-on" : "session.prompt-off");
    }

    private Note charset(String word) {
        // A WebSocket without Telnet has UTF-8 alone.
        if (!terminal.transport().isTelnet()) return Note.of("session.charset-fixed");
        if (word.equals("auto")) {
            terminal.setCode(Optional.empty());
            return Note.of("session.charset-auto");
        }
        var code = TextCode.of(word);
        if (code.isEmpty()) return Note.of("session.charset-which");
        terminal.setCode(code);
        return Note.of("session.charset-set", Map.of("code", code.get().word()));
    }

    private Note links(boolean on) {
        terminal.setLinks(on ? LinkSupport.ALL : LinkSupport.NONE);
        return Note.of(on ? "session.links-on" : "session.links-off");
    }

    private Note color(String word) {
        if (word.equals("auto")) {
            hasChosenColors = true;
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
        hasChosenColors = true;
        terminal.setColors(depth.get());
        return Note.of(depth.get() == ColorDepth.NONE ? "session.colour-off" : "session.colour-on");
    }

    private Note width(String word) {
        if (word.equals("0") || word.equals("auto")) {
            terminal.setWidth(0);
            return Note.of("session.width-auto");
        }
        if (word.equals("off") || word.equals("none")) {
            terminal.setWidth(Shape.UNBROKEN);
            return Note.of("session.width-off");
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
