package emberdelve.server.session;

import emberdelve.server.model.Abilities;

import java.util.LinkedHashMap;
import java.util.Optional;

/**
 * The scores that were rolled for those who have not decided yet, by account: whoever hangs up and
 * comes back is asked about the same scores, or hanging up would be one more reroll; so is whoever
 * rolls by two connections. A restart forgets them. Safe for any thread.
 */
final class OpenRolls {
    /** The most accounts at once; after that the oldest may roll anew. */
    static final int ACCOUNTS_MAX = 10_000;

    private final LinkedHashMap<Long, Rolled> byAccount = new LinkedHashMap<>();

    /**
     * @param rerolls that are left
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
