package emberdelve.server.link;

import java.util.List;

/** The notation of inputs: the one form in which they leave this process, a line of text each. */
public final class InputNotation {
    private final LineReader lines;
    private final List<Class<?>> rows;

    /**
     * @param rows the rows that inputs may have
     */
    public InputNotation(LineReader lines, List<Class<?>> rows) {
        this.lines = lines;
        this.rows = List.copyOf(rows);
    }

    public static String write(Input input) {
        return Notation.write(input);
    }

    /**
     * @throws IllegalArgumentException if the text is no input, or a typed line no command
     */
    public Input read(String text) {
        return understood(NotationReader.read(Input.class, text, rows));
    }

    private Input understood(Input input) {
        return switch (input) {
            case Input.Typed typed -> typed.readAs(lines.read(typed.line(), typed.readBy()));
            case Input.Console typed -> typed.readAs(lines.read(typed.line(), typed.readBy()));
            case Input.Arrive arrive ->
                    arrive.with(arrive.baggage().waiting().stream().map(this::understood).toList());
            case Input other -> other;
        };
    }
}
