package emberdelve.server.session;

import emberdelve.server.world.actor.ActorId;
import jakarta.inject.Inject;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which accounts got their character while this server runs. The database learns of a new character
 * with the next checkpoint only; until then this keeps an account that logs in twice from getting
 * two. Safe for any thread; grows by one small entry a new character.
 */
final class NewCharacters {
    private static final long ORDERED = -1;

    private final ConcurrentHashMap<Long, Long> byAccount = new ConcurrentHashMap<>();

    @Inject
    NewCharacters() {}

    /** Claims the right to make the account's character; only one gets it. */
    boolean order(long accountId) {
        return byAccount.putIfAbsent(accountId, ORDERED) == null;
    }

    /** Gives the claim back: nothing was made. */
    void withdraw(long accountId) {
        byAccount.remove(accountId, ORDERED);
    }

    /** The account's character has entered; only worth keeping if it was made by this order. */
    void entered(long accountId, ActorId character) {
        byAccount.replace(accountId, ORDERED, character.value());
    }

    /** The character, if it was made since the start. */
    OptionalLong of(long accountId) {
        var id = byAccount.getOrDefault(accountId, ORDERED);
        return id == ORDERED ? OptionalLong.empty() : OptionalLong.of(id);
    }
}
