package emberdelve.protocol.telnet;

import emberdelve.protocol.option.Mssp;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * The desk that tells the server's status, once by the option and once in words, however often it
 * is asked for: an answer that is a hundred times longer than its question would be a weapon.
 *
 * <p>Thread: its connection's event loop.
 */
final class StatusDesk {
    private final Optional<Supplier<Mssp>> status;
    private final Agreements agreements;
    private final TelnetOutbox outbox;
    private boolean told;
    private boolean toldInText;

    StatusDesk(Optional<Supplier<Mssp>> status, Agreements agreements, TelnetOutbox outbox) {
        this.status = status;
        this.agreements = agreements;
        this.outbox = outbox;
    }

    void tell() {
        if (!told) status().ifPresent(now -> agreements.send(TelnetOption.MSSP, now.octets()));
        told = true;
    }

    void tellInText() {
        if (!toldInText) {
            status().ifPresent(now -> outbox.replies().writeBytes(now.plainText()));
        }
        toldInText = true;
    }

    private Optional<Mssp> status() {
        return status.map(Supplier::get);
    }
}
