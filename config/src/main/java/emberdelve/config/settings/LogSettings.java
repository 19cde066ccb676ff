package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.OneOf;

/**
 * What the log says, and how: the {@code log:} part.
 *
 * @param level the least weight of a line that is written
 * @param addresses how much of an address is written
 */
public record LogSettings(Format format, Level level, Addresses addresses) {
    private static final OneOf<Format> FORMAT = OneOf.of(Format.class);
    private static final OneOf<Level> LEVEL = OneOf.of(Level.class);
    private static final OneOf<Addresses> ADDRESSES = OneOf.of(Addresses.class);

    public static final LogSettings DEFAULTS =
            new LogSettings(Format.KEY_VALUE, Level.INFO, Addresses.FULL);

    /** The form of a line. */
    public enum Format {
        KEY_VALUE,
        JSON
    }

    /** The weight of a line. */
    public enum Level {
        DEBUG,
        INFO,
        WARN
    }

    /** How much of an address is written. */
    public enum Addresses {
        FULL,
        /** The network alone: /24 of IPv4, /48 of IPv6. */
        NETWORK,
        NONE
    }

    static LogSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var log =
                new LogSettings(
                        fields.optional("format", FORMAT, DEFAULTS.format),
                        fields.optional("level", LEVEL, DEFAULTS.level),
                        fields.optional("addresses", ADDRESSES, DEFAULTS.addresses));
        fields.end();
        return log;
    }
}
