package emberdelve.config.settings;

import emberdelve.config.read.scalar.Whole;

/** The port and address of a listener, which all listeners have in common. */
final class Port {
    /** 0 = any free one. */
    static final Whole PORT = new Whole(0, 65_535);

    private Port() {}

    /**
     * @throws IllegalArgumentException if one of them is mistaken; the message has the key, the
     *     value and what it should be
     */
    static void require(String part, int port, String bind) {
        PORT.require(part + ".port", port);
        if (NumericAddress.ADDRESS.parse(bind).isEmpty())
            throw new IllegalArgumentException(
                    part
                            + ".bind: "
                            + bind
                            + " (expected: "
                            + NumericAddress.ADDRESS.expected()
                            + ")");
    }
}
