package emberdelve.protocol.option;

import java.util.Locale;
import java.util.Optional;

/**
 * The bits in which a MUD client says what its terminal can do, sent as the terminal type {@code
 * MTTS 271}.
 *
 * @see "the Mud Terminal Type Standard"
 */
public record Mtts(int bits) {
    private static final String PREFIX = "MTTS ";

    /** The digits that always fit into an int; the standard uses four. */
    private static final int DIGITS_MAX = 9;

    private static final int ANSI = 1;
    private static final int UTF_8 = 4;
    private static final int COLORS_256 = 8;
    private static final int SCREEN_READER = 64;
    private static final int TRUE_COLOR = 256;

    /** The bits in a terminal type, if it is one of that kind. */
    public static Optional<Mtts> read(String terminalType) {
        if (!terminalType.toUpperCase(Locale.ROOT).startsWith(PREFIX)) return Optional.empty();

        return readBits(terminalType.substring(PREFIX.length()));
    }

    /** The bits as a decimal number, as MNES has them. */
    public static Optional<Mtts> readBits(String digits) {
        var isNumber =
                !digits.isEmpty()
                        && digits.length() <= DIGITS_MAX
                        && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return isNumber ? Optional.of(new Mtts(Integer.parseInt(digits))) : Optional.empty();
    }

    public boolean ansi() {
        return has(ANSI);
    }

    public boolean utf8() {
        return has(UTF_8);
    }

    public boolean colors256() {
        return has(COLORS_256);
    }

    public boolean screenReader() {
        return has(SCREEN_READER);
    }

    public boolean trueColor() {
        return has(TRUE_COLOR);
    }

    private boolean has(int bit) {
        return (bits & bit) != 0;
    }
}
