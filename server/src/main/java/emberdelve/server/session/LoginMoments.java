package emberdelve.server.session;

import emberdelve.db.Database;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.time.Clock;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The moments at which accounts were logged in to; the store notes those of a crowd in one write. A
 * moment that cannot be stored costs a line in the log, and nothing else. Safe for any thread.
 */
final class LoginMoments {
    private static final Logger LOG = LoggerFactory.getLogger(LoginMoments.class);

    private final Database database;
    private final StoreWriter writer;
    private final Clock clock;
    private final Map<Long, Instant> unnoted = new ConcurrentHashMap<>();
    private final AtomicBoolean isAsked = new AtomicBoolean();

    LoginMoments(Database database, StoreWriter writer, Clock clock) {
        this.database = database;
        this.writer = writer;
        this.clock = clock;
    }

    // The last step writes to the log, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    void note(long account) {
        unnoted.put(account, clock.instant());
        if (isAsked.getAndSet(true)) return;
        writer.write(this::write)
                .whenComplete((_, failure) -> {
                    if (failure == null) return;
                    isAsked.set(false);
                    LOG.warn("some log-ins are not noted: {}", failure.toString());
                });
    }

    /** Thread: checkpoint-writer. */
    private int write() {
        // A login from now on asks for a new write.
        isAsked.set(false);
        var all = Map.copyOf(unnoted);
        all.forEach(unnoted::remove);
        if (!all.isEmpty()) database.accounts().touchLogins(all);
        return all.size();
    }
}
