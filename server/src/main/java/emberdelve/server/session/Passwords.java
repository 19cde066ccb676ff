package emberdelve.server.session;

import emberdelve.db.account.AccountRow;
import emberdelve.db.account.PasswordHash;

import jakarta.inject.Inject;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The comparing and hashing of passwords, in the order in which they came, and of not more wrong
 * ones of an address than it may guess. Safe for any thread; each method says who runs it.
 */
final class Passwords {
    private final Hashing queue;
    private final PasswordHash hash;
    private final Throttle throttle;

    @Inject
    Passwords(Hashing queue, PasswordHash hash, Throttle throttle) {
        this.queue = queue;
        this.hash = hash;
        this.throttle = throttle;
    }

    /** The verdict of comparing a password. */
    enum Verdict {
        RIGHT,
        WRONG,
        /** The verdict without a comparison: too many wrong passwords came from that place. */
        THROTTLED
    }

    /**
     * Lets work wait for its turn.
     *
     * @param there whether somebody still waits for it; it is left out if not
     * @return false when too much waits already; it will not be done then
     */
    boolean queue(BooleanSupplier there, Runnable work) {
        return queue.offer(there, work);
    }

    /**
     * Asked only now, and not before the queue: those who were before it may have guessed wrong
     * meanwhile. Of a name that nobody has it takes as long. Thread: hashing.
     *
     * @param place what guessing is counted by
     */
    Verdict compare(Secret password, Optional<AccountRow> account, String place) {
        if (!throttle.allows(place)) return Verdict.THROTTLED;
        var right =
                account.map(row -> hash.matches(password.text(), row.passwordHash()))
                        .orElseGet(() -> hash.matchesNobody(password.text()));
        if (account.isPresent() && right) return Verdict.RIGHT;
        throttle.wrong(place);
        return Verdict.WRONG;
    }

    /** Thread: hashing. */
    String hash(Secret password) {
        return hash.hash(password.text());
    }

    /** The hash that no password matches. */
    String hashOfNobody() {
        return hash.ofNobody();
    }
}
