package emberdelve.server.session;

import com.google.inject.Inject;

import emberdelve.db.account.NameFold;
import emberdelve.db.account.NameLook;
import emberdelve.db.account.Renaming;
import emberdelve.server.game.AccountCache;
import emberdelve.server.model.ActorId;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The names of new characters that were claimed since the server started. The database learns of a
 * new character only with the next checkpoint; until then, this table keeps its name from being
 * given twice, and knows it as one of its account's characters. Safe for any thread; grows by one
 * small entry for each new character.
 */
final class NewCharacters {
    /**
     * The id of a claim that reserves the name for a session that is still creating the character.
     */
    private static final long RESERVED = -2;

    /** The id of a claim whose character the world was asked to make. */
    private static final long ORDERED = -1;

    /** The id of a claim that keeps the name for a character that is about to be renamed. */
    private static final long RENAMING = -3;

    private final ConcurrentHashMap<String, Claim> byName = new ConcurrentHashMap<>();

    /**
     * The claims that reserve a name for a further character, or a renamed one, by the look of the
     * name.
     */
    private final ConcurrentHashMap<String, Claim> byLook = new ConcurrentHashMap<>();

    /** The new characters that were made, by their accounts. */
    private final ConcurrentHashMap<Long, List<OwnCharacter>> byAccount = new ConcurrentHashMap<>();

    private record Claim(long accountId, String name, long id) {}

    /**
     * @param accounts tells of accounts that are erased, whose names are free again, and of
     *     characters with another name
     */
    @Inject
    NewCharacters(AccountCache accounts) {
        accounts.listen(this::erased);
        accounts.listenToNames(this::renamed);
        accounts.listenToUnused(this::release);
    }

    void erased(long account) {
        byName.values().removeIf(claim -> claim.accountId() == account);
        byLook.values().removeIf(claim -> claim.accountId() == account);
        byAccount.remove(account);
    }

    /** Takes over the new name of a character, which is stored already, as the old one is. */
    private void renamed(Renaming renaming) {
        byName.remove(NameFold.fold(renaming.before()));
        byLook.values().removeIf(claim -> claim.name().equals(renaming.before()));
        var claim = new Claim(renaming.account(), renaming.now(), renaming.character());
        byName.put(NameFold.fold(renaming.now()), claim);
        byLook.put(NameLook.of(renaming.now()), claim);
        byAccount.computeIfPresent(
                renaming.account(),
                (_, own) ->
                        own.stream()
                                .map(each ->
                                        renaming.isOf(each.id())
                                                ? new OwnCharacter(
                                                        each.id(), renaming.now(), each.standing())
                                                : each)
                                .toList());
    }

    /** Reserves the name for the account; false if another has it, or the character exists. */
    boolean reserve(long accountId, String name) {
        if (!claim(accountId, name, RESERVED)) return false;
        byLook.put(NameLook.of(name), new Claim(accountId, name, RESERVED));
        return true;
    }

    /**
     * Keeps the name for a character of the account that is to be renamed; false if there is any
     * claim, even one of this account, which may be making another character of that name.
     */
    boolean keep(long accountId, String name) {
        var claim = new Claim(accountId, name, RENAMING);
        if (byName.putIfAbsent(NameFold.fold(name), claim) != null) return false;
        byLook.put(NameLook.of(name), claim);
        return true;
    }

    /** Gives back a name that was kept, because no character was renamed. */
    void release(String name) {
        byName.computeIfPresent(
                NameFold.fold(name), (_, claim) -> claim.id() == RENAMING ? null : claim);
        byLook.values().removeIf(claim -> claim.id() == RENAMING && claim.name().equals(name));
    }

    /** Claims the right to make the character; of two sessions only one gets it. */
    boolean order(Identity who) {
        return claim(who.accountId(), who.name(), ORDERED);
    }

    /** Gives the claim back, because no character was made. */
    void withdraw(Identity who) {
        byName.computeIfPresent(
                NameFold.fold(who.name()), (_, claim) -> isOfNew(claim, who) ? null : claim);
        byLook.values().removeIf(claim -> claim.name().equals(who.name()) && isOfNew(claim, who));
    }

    private static boolean isOfNew(Claim claim, Identity who) {
        var isNew = claim.id() == RESERVED || claim.id() == ORDERED;
        return isNew && claim.accountId() == who.accountId();
    }

    /** Notes that a character has entered; keeps it if it was made by this account's order. */
    void entered(Identity who, ActorId character) {
        byName.computeIfPresent(
                NameFold.fold(who.name()),
                (_, claim) ->
                        claim.id() == ORDERED && claim.accountId() == who.accountId()
                                ? made(claim, character)
                                : claim);
    }

    private Claim made(Claim order, ActorId character) {
        var own = new OwnCharacter(character.value(), order.name(), Optional.empty());
        byAccount.merge(order.accountId(), List.of(own), NewCharacters::both);
        return new Claim(order.accountId(), order.name(), character.value());
    }

    private static List<OwnCharacter> both(List<OwnCharacter> some, List<OwnCharacter> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    /** The account's characters that were made since the start. */
    List<OwnCharacter> of(long accountId) {
        return byAccount.getOrDefault(accountId, List.of());
    }

    /** Whether the name is claimed, unless this account is the one that has reserved it. */
    boolean isClaimed(long accountId, String name) {
        var claim = byName.get(NameFold.fold(name));
        return claim != null && !(claim.accountId() == accountId && claim.id() == RESERVED);
    }

    /**
     * A name that was reserved since the start and looks like this one, unless it is this name,
     * reserved by this account.
     */
    Optional<String> lookingLike(long accountId, String name) {
        return Optional.ofNullable(byLook.get(NameLook.of(name)))
                .filter(claim -> claim.accountId() != accountId || !claim.name().equals(name))
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
        // Compares objects, since claims may be equal: of two orders of one account only one is
        // granted.
        return isSame(now, claim);
    }

    // The same object is meant.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Claim one, Claim other) {
        return one == other;
    }
}
