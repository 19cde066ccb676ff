package emberdelve.server.game;

import emberdelve.db.account.AccountRow;
import emberdelve.db.account.NameFold;
import emberdelve.db.account.Renaming;
import emberdelve.server.admin.Role;

import jakarta.inject.Inject;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;

/**
 * The accounts of players in the dungeon, kept until all of their changes are safe on disk. So a
 * player who lost the link can return even when the database fails or hangs. Safe for any thread:
 * the world writes, logins read, and both hold the lock only for a table lookup.
 */
public final class AccountCache {
    /**
     * The most accounts that have logged in but are not in the dungeon; of more, the oldest is
     * forgotten.
     */
    static final int AT_THE_DOOR_MAX = 1000;

    private final Map<Long, House> inside = new HashMap<>();
    private final Map<String, House> byFoldedName = new HashMap<>();
    private final Map<Long, AccountRow> atTheDoor =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Long, AccountRow> eldest) {
                    return size() > AT_THE_DOOR_MAX;
                }
            };

    private final List<LongConsumer> listeners = new CopyOnWriteArrayList<>();
    private final List<Consumer<Renaming>> ofNames = new CopyOnWriteArrayList<>();

    private final List<Consumer<String>> ofUnused = new CopyOnWriteArrayList<>();

    @Inject
    public AccountCache() {}

    /** Adds a listener for accounts that are erased; it must not wait. Thread: world. */
    public void listen(LongConsumer erased) {
        listeners.add(erased);
    }

    /** Adds a listener for characters that have another name; it must not wait. Thread: world. */
    public void listenToNames(Consumer<Renaming> renamed) {
        ofNames.add(renamed);
    }

    /** Adds a listener for names that were kept and are not given; as above. Thread: world. */
    public void listenToUnused(Consumer<String> unused) {
        ofUnused.add(unused);
    }

    /** Gives back a name that was kept for a character, which is not renamed after all. */
    public void isUnused(String name) {
        for (var listener : ofUnused) listener.accept(name);
    }

    /** Takes over the new name of a character, which is stored already. */
    public void renamed(Renaming renaming) {
        callResident(renaming);
        for (var listener : ofNames) listener.accept(renaming);
    }

    private synchronized void callResident(Renaming renaming) {
        var house = inside.get(renaming.account());
        if (house == null) return;
        house.residents.replaceAll(each ->
                renaming.isOf(each.character())
                        ? new Resident(each.character(), renaming.now())
                        : each);
    }

    /** Forgets an account that is erased, which is stored already. */
    void erased(long account) {
        forget(account);
        for (var listener : listeners) listener.accept(account);
    }

    private synchronized void forget(long account) {
        atTheDoor.remove(account);
        var house = inside.remove(account);
        if (house != null) byFoldedName.remove(house.account.foldedName());
    }

    /** A character that is in the dungeon. */
    public record Resident(long character, String name) {}

    /** An account with its characters that are in the dungeon. */
    private static final class House {
        private AccountRow account;
        private final List<Resident> residents = new ArrayList<>(1);

        private House(AccountRow account) {
            this.account = account;
        }
    }

    /** Notes that a player has logged in to the account, or has just created it. */
    public synchronized void known(AccountRow account) {
        var house = inside.get(account.id());
        // Keep a resident's account: it gets every change, and the one just read may be older.
        if (house == null) atTheDoor.put(account.id(), account);
    }

    /** The account of that name, if one of its characters is in the dungeon. */
    public synchronized Optional<AccountRow> byName(String name) {
        return Optional.ofNullable(byFoldedName.get(NameFold.fold(name)))
                .map(house -> house.account);
    }

    /** The account's characters that are in the dungeon. */
    public synchronized List<Resident> of(long account) {
        var house = inside.get(account);
        return house == null ? List.of() : List.copyOf(house.residents);
    }

    /** Notes that the account has a new password, which is stored already. */
    public synchronized void hasPassword(long account, String hash) {
        change(
                account,
                row ->
                        new AccountRow(
                                row.id(),
                                row.name(),
                                row.foldedName(),
                                hash,
                                row.role(),
                                row.screenReader(),
                                row.created(),
                                row.lastLogin()));
    }

    /** Notes that the account has a new role, which is stored already. */
    public synchronized void hasRole(long account, Role role) {
        change(
                account,
                row ->
                        new AccountRow(
                                row.id(),
                                row.name(),
                                row.foldedName(),
                                row.passwordHash(),
                                role.word(),
                                row.screenReader(),
                                row.created(),
                                row.lastLogin()));
    }

    /** Notes that a character enters the dungeon. */
    public synchronized void came(long account, Resident resident) {
        var house = inside.get(account);
        if (house == null) {
            var row = atTheDoor.remove(account);
            if (row == null) return;
            house = new House(row);
            inside.put(account, house);
            byFoldedName.put(row.foldedName(), house);
        }
        house.residents.removeIf(each -> each.character() == resident.character());
        house.residents.add(resident);
    }

    /** Notes that a character that left is safe on disk, or can never be played again. */
    public synchronized void left(long account, long character) {
        var house = inside.get(account);
        if (house == null) return;
        house.residents.removeIf(each -> each.character() == character);
        if (!house.residents.isEmpty()) return;
        inside.remove(account);
        byFoldedName.remove(house.account.foldedName());
        // Keep the account: the player may be about to choose another character.
        atTheDoor.put(account, house.account);
    }

    private void change(long account, UnaryOperator<AccountRow> how) {
        var house = inside.get(account);
        if (house != null) house.account = how.apply(house.account);
        atTheDoor.computeIfPresent(account, (_, row) -> how.apply(row));
    }
}
