package emberdelve.protocol.telnet;

import emberdelve.protocol.compress.Permits;
import emberdelve.protocol.option.Mssp;
import emberdelve.protocol.style.ColorDepth;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * The options to offer a peer, and what to believe of one that has said nothing about itself.
 *
 * @param utf8ByDefault whether it reads UTF-8, as terminals of today do; otherwise ASCII is sent
 * @param colorsByDefault the colours it shows
 * @param compression the permits to compress; never given where the transport forbids it
 * @param status the supplier of what lists of servers are told; asked on the event loop, at most
 *     twice a connection
 */
public record TelnetOptions(
        boolean utf8ByDefault,
        ColorDepth colorsByDefault,
        Permits compression,
        Optional<Supplier<Mssp>> status) {
    public static final TelnetOptions DEFAULTS = new TelnetOptions(true, ColorDepth.ANSI_16);

    /** Options with compression for everybody, and without a status. */
    public TelnetOptions(boolean utf8ByDefault, ColorDepth colorsByDefault) {
        this(utf8ByDefault, colorsByDefault, Permits.Fixed.ALWAYS, Optional.empty());
    }

    public TelnetOptions withCompression(Permits permits) {
        return new TelnetOptions(utf8ByDefault, colorsByDefault, permits, status);
    }

    public TelnetOptions withoutCompression() {
        return withCompression(Permits.Fixed.NEVER);
    }

    public TelnetOptions withStatus(Supplier<Mssp> told) {
        return new TelnetOptions(utf8ByDefault, colorsByDefault, compression, Optional.of(told));
    }

    boolean compresses() {
        return !compression.equals(Permits.Fixed.NEVER);
    }

    boolean hasStatus() {
        return status.isPresent();
    }
}
