package emberdelve.protocol.compress;

/**
 * The limits on what a stranger's compressed octets may become.
 *
 * @param perReadMaxOctets the most octets that one packet may become
 * @param perSecondMaxOctets the most octets that all packets of a second may become
 * @param ratioMax octets that one compressed octet may become, over the whole stream; does not
 *     count before {@link #RATIO_FREE_OCTETS}
 */
public record InflationLimits(int perReadMaxOctets, int perSecondMaxOctets, int ratioMax) {
    /**
     * The octets up to which the ratio does not count: a hundred times the same command is no bomb.
     */
    static final int RATIO_FREE_OCTETS = 16 * 1024;

    /**
     * A pasted page is 4 KiB, a long speedwalk less; 64 KiB a read and 256 KiB a second are many
     * times what anybody types. Text shrinks to a tenth, a bomb to a thousandth.
     */
    public static final InflationLimits DEFAULTS = new InflationLimits(64 * 1024, 256 * 1024, 100);

    public InflationLimits {
        if (perReadMaxOctets < 1 || perSecondMaxOctets < 1 || ratioMax < 1) {
            throw new IllegalArgumentException(
                    "inflation: "
                            + perReadMaxOctets
                            + " "
                            + perSecondMaxOctets
                            + " "
                            + ratioMax
                            + " (expected: each 1 or more)");
        }
    }
}
