package emberdelve.protocol.style;

/** The number of colours a terminal shows, from none to all. */
public enum ColorDepth {
    /** Neither colour nor bold nor underline. */
    NONE,
    ANSI_16,
    ANSI_256,
    TRUE_COLOR
}
