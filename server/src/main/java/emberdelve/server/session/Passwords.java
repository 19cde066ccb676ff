package emberdelve.server.session;

import emberdelve.db.account.AccountRow;
import emberdelve.db.account.PasswordHash;
import emberdelve.server.game.Throttle;

import jakarta.inject.Inject;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The comparing and hashing of passwords, in the order in which they came; an address that has
 * guessed wrong too often is refused. Safe for any thread; each method says who runs it.
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
     * @param there whether somebody still waits for the work; if not, it is left out
     * @return false when too much waits already; then the work will never be done
     */
    boolean queue(BooleanSupplier there, Runnable work) {
        return queue.offer(there, work);
    }

    /**
     * Compares a password with the account's. The throttle is asked here and not before the queue,
     * since earlier guesses of the queue may have been wrong meanwhile. Without an account,
     * comparing takes as long as with one. Thread: hashing.
     *
     * @param place the address or network by which guesses are counted
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

    /** Whether a code from that place is looked at. */
    boolean allows(String place) {
        return throttle.allows(place);
    }

    /** Counts a wrong code as a wrong password. */
    void wrong(String place) {
        throttle.wrong(place);
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
