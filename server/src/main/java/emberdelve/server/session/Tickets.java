package emberdelve.server.session;

import emberdelve.db.Database;
import emberdelve.db.account.CodeHash;
import emberdelve.db.account.ResumeTickets;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.time.Clock;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * The tickets by which pages take their players back in after a reload, a sleep or a restart of the
 * server. Each is random, for one use, and kept as a hash. Safe for any thread.
 *
 * @see ResumeTickets
 */
final class Tickets {
    private static final Logger LOG = LoggerFactory.getLogger(Tickets.class);

    /**
     * The time for which a ticket may be used. A page asks for another one after {@link #RENEWED},
     * so that whoever loses the link has ten minutes at least.
     */
    static final Duration LASTS = Duration.ofMinutes(15);

    static final Duration RENEWED = Duration.ofMinutes(4);

    private static final int OCTETS = 24;

    private final Database database;
    private final StoreWriter writer;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    /** The banned accounts whose tickets were taken away. */
    private volatile Set<Long> banned = Set.of();

    Tickets(Database database, StoreWriter writer, Clock clock) {
        this.database = database;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * Takes the tickets of those accounts away that are banned since the last call: nobody comes
     * back by one when the ban is over. Thread: any.
     */
    void banned(Set<Long> accounts) {
        var before = banned;
        banned = accounts;
        var fresh = accounts.stream().filter(each -> !before.contains(each)).sorted().toList();
        if (fresh.isEmpty()) return;
        writer.write(
                        () -> {
                            fresh.forEach(database.accounts().tickets()::takeAway);
                            return fresh;
                        })
                .exceptionally(failure -> {
                    LOG.warn("tickets of banned accounts are still valid: {}", failure.toString());
                    return List.of();
                });
    }

    Instant now() {
        return clock.instant();
    }

    /** Makes a ticket in the place of the character's last one; it is done when that is durable. */
    CompletableFuture<Secret> make(ResumeTickets.Holder holder) {
        var octets = new byte[OCTETS];
        random.nextBytes(octets);
        var ticket = HexFormat.of().formatHex(octets);
        return writer.write(() -> {
            if (banned.contains(holder.accountId()))
                throw new IllegalStateException("the account is banned");
            var now = clock.instant();
            database.accounts().tickets().keep(CodeHash.of(ticket), holder, now, now.plus(LASTS));
            return new Secret(ticket);
        });
    }

    /** Spends a ticket; it is done when nobody can spend it again, even after a kill. */
    CompletableFuture<Optional<ResumeTickets.Holder>> spend(Secret ticket) {
        var hash = CodeHash.of(ticket.text());
        return writer.write(() -> database.accounts().tickets().spend(hash, clock.instant()));
    }
}
