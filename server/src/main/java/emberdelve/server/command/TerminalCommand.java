package emberdelve.server.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * {@code set colour …}, {@code set width …}, {@code set links …}, {@code set charset …} and {@code
 * set prompt on}: settings of a player's own screen. The session carries them out.
 */
public sealed interface TerminalCommand extends Command.OfTerminal {
    /**
     * @param word the number of colours, as it was typed
     */
    record Colours(String word) implements TerminalCommand {}

    /**
     * @param word the width in columns, as it was typed
     */
    record Width(String word) implements TerminalCommand {}

    /**
     * @param word the charset's name, as it was typed
     */
    record Charset(String word) implements TerminalCommand {}

    record Links(boolean on) implements TerminalCommand {}

    record Prompts(boolean on) implements TerminalCommand {}

    /** The beginning of every word for colour. */
    String COLOUR = "colo";

    /**
     * Puts {@code set} before a line such as {@code colour off}, because players often type it
     * without.
     */
    static String spelledOut(String line) {
        if (!line.regionMatches(true, 0, COLOUR, 0, COLOUR.length())) return line;
        var words = TypedWords.apart(line.toLowerCase(Locale.ROOT));
        return words.size() == 2 && isColour(words.getFirst()) ? "set " + line : line;
    }

    /**
     * The setting that two words after {@code set} mean; empty if they mean no setting of the
     * screen.
     */
    static Optional<Command> of(List<String> words) {
        var value = words.getLast();
        return switch (words.getFirst()) {
            case "width" -> Optional.of(new Width(value));
            case "charset", "encoding" -> Optional.of(new Charset(value));
            case "link", "links" -> onOff(value).map(Links::new);
            case "prompt", "prompts" -> onOff(value).map(Prompts::new);
            case String word when isColour(word) -> Optional.of(new Colours(value));
            default -> Optional.empty();
        };
    }

    private static boolean isColour(String word) {
        return List.of("colour", "colours", "color", "colors").contains(word);
    }

    private static Optional<Boolean> onOff(String value) {
        return switch (value) {
            case "on" -> Optional.of(true);
            case "off" -> Optional.of(false);
            default -> Optional.empty();
        };
    }
}
