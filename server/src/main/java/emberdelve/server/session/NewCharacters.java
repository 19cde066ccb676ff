package emberdelve.server.session;

import com.google.inject.Inject;

import emberdelve.db.account.NameFold;
import emberdelve.db.account.NameLook;
import emberdelve.server.model.ActorId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Names of characters that were claimed while this server runs. The database learns of a new
 * character with the next checkpoint only; until then this keeps its name from being given twice,
 * and its account from missing it. Safe for any thread; grows by one small entry a new character.
 */
final class NewCharacters {
    /** The name is reserved for a session that is still creating the character. */
    private static final long RESERVED = -2;

    /** The world was asked to make it. */
    private static final long ORDERED = -1;

    private final ConcurrentHashMap<String, Claim> byName = new ConcurrentHashMap<>();

    /** The reserved ones by what they look like. */
    private final ConcurrentHashMap<String, Claim> byLook = new ConcurrentHashMap<>();

    private record Claim(long accountId, String name, long id) {}

    @Inject
    NewCharacters() {}

    /** Reserves the name for the account; false if another has it, or the character exists. */
    boolean reserve(long accountId, String name) {
        if (!claim(accountId, name, RESERVED)) return false;
        byLook.put(NameLook.of(name), new Claim(accountId, name, RESERVED));
        return true;
    }

    /** Claims the right to make the character; of two sessions only one gets it. */
    boolean order(Identity who) {
        return claim(who.accountId(), who.name(), ORDERED);
    }

    /** Gives the claim back, because no character was made. */
    void withdraw(Identity who) {
        byName.computeIfPresent(
                NameFold.fold(who.name()), (_, claim) -> claim.id() < 0 ? null : claim);
        byLook.values().removeIf(claim -> claim.name().equals(who.name()));
    }

    /** The character has entered; only worth keeping if it was made by this order. */
    void entered(Identity who, ActorId character) {
        byName.computeIfPresent(
                NameFold.fold(who.name()),
                (_, claim) ->
                        claim.id() == ORDERED && claim.accountId() == who.accountId()
                                ? new Claim(claim.accountId(), claim.name(), character.value())
                                : claim);
    }

    /** The account's characters that were made since the start. */
    List<OwnCharacter> of(long accountId) {
        var own = new ArrayList<OwnCharacter>();
        for (var claim : byName.values()) {
            if (claim.accountId() == accountId && claim.id() >= 0)
                own.add(new OwnCharacter(claim.id(), claim.name(), Optional.empty()));
        }
        return own;
    }

    /** Whether somebody has that name or is about to, other than this account just now. */
    boolean isClaimed(long accountId, String name) {
        var claim = byName.get(NameFold.fold(name));
        return claim != null && !(claim.accountId() == accountId && claim.id() == RESERVED);
    }

    /** The name that another account is about to have, and that looks like this one. */
    Optional<String> lookingLike(long accountId, String name) {
        return Optional.ofNullable(byLook.get(NameLook.of(name)))
                .filter(claim -> claim.accountId() != accountId)
                .map(Claim::name);
    }

    private boolean claim(long accountId, String name, long state) {
        var claim = new Claim(accountId, name, state);
        var now =
                byName.compute(
                        NameFold.fold(name),
                        (_, old) -> {
                            if (old == null) return claim;
                            var mine = old.accountId() == accountId && old.id() == RESERVED;
                            return mine ? claim : old;
                        });
        // The same object, and no equal one: two orders of one account are not both granted.
        return isSame(now, claim);
    }

    // Identity is what is asked for.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Claim one, Claim other) {
        return one == other;
    }
}
