package emberdelve.server.session;

import emberdelve.server.model.Abilities;

import java.util.LinkedHashMap;
import java.util.Optional;

/**
 * The ability scores that were rolled for players who have not decided yet, by account. Whoever
 * hangs up and comes back, or uses two connections, is asked about the same scores: otherwise that
 * would be one more reroll. A restart forgets the scores. Safe for any thread.
 */
final class OpenRolls {
    /** The most accounts at once; of more, the oldest is forgotten and may roll anew. */
    static final int ACCOUNTS_MAX = 10_000;

    private final LinkedHashMap<Long, Rolled> byAccount = new LinkedHashMap<>();

    /**
     * @param rerolls the number of rerolls that are left
     */
    record Rolled(Abilities abilities, int rerolls) {}

    synchronized Optional<Rolled> of(Identity identity) {
        return Optional.ofNullable(byAccount.get(identity.accountId()));
    }

    synchronized void keep(Identity identity, Rolled rolled) {
        byAccount.put(identity.accountId(), rolled);
        if (byAccount.size() > ACCOUNTS_MAX) byAccount.pollFirstEntry();
    }

    synchronized void decided(Identity identity) {
        byAccount.remove(identity.accountId());
    }
}
