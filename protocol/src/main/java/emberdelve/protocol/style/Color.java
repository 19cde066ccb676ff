package emberdelve.protocol.style;

/** A foreground colour. What a terminal cannot show is replaced by the nearest it can. */
public sealed interface Color {

    /** The colour in which the reader's terminal writes by itself. */
    Color DEFAULT = Unset.UNSET;

    /** A colour by its red, green and blue parts, each 0..255. */
    static Color rgb(int red, int green, int blue) {
        return new Rgb(red, green, blue);
    }

    /** The terminal's own colour. */
    enum Unset implements Color {
        UNSET
    }

    /** The sixteen colours of ANSI terminals, in their order; readers choose how they look. */
    enum Ansi implements Color {
        BLACK(30),
        RED(31),
        GREEN(32),
        YELLOW(33),
        BLUE(34),
        MAGENTA(35),
        CYAN(36),
        WHITE(37),
        BRIGHT_BLACK(90),
        BRIGHT_RED(91),
        BRIGHT_GREEN(92),
        BRIGHT_YELLOW(93),
        BRIGHT_BLUE(94),
        BRIGHT_MAGENTA(95),
        BRIGHT_CYAN(96),
        BRIGHT_WHITE(97);

        private final int sgr;

        Ansi(int sgr) {
            this.sgr = sgr;
        }

        /** The number after ESC [ that switches it on. */
        int sgr() {
            return sgr;
        }
    }

    /**
     * A colour in two depths: of the sixteen that readers choose themselves, and by its parts for
     * terminals that show more.
     *
     * @param tone what it is used for, one word; pages choose their own colour by it
     */
    record Shade(Ansi ansi, Rgb rgb, String tone) implements Color {}

    /** A colour by its parts, each 0..255. */
    record Rgb(int red, int green, int blue) implements Color {
        public Rgb {
            if (((red | green | blue) & ~0xFF) != 0) {
                throw new IllegalArgumentException(
                        "color: " + red + " " + green + " " + blue + " (expected: each 0..255)");
            }
        }
    }
}
