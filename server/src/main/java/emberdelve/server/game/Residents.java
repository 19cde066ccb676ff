package emberdelve.server.game;

import emberdelve.db.account.AccountRow;
import emberdelve.db.account.NameFold;
import emberdelve.server.admin.Role;

import jakarta.inject.Inject;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The accounts of those who are in the dungeon, for as long as anything of theirs is not safe on
 * disk: whoever lost their link comes back without the store being asked, which may have failed, or
 * hang. Safe for any thread: the world writes, logins read, and neither holds it for longer than a
 * look into a table takes.
 */
public final class Residents {
    /** Those who have logged in and are not inside yet, or went; the oldest is forgotten. */
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

    @Inject
    public Residents() {}

    /** A character that is in the dungeon. */
    public record Resident(long character, String name) {}

    /** An account, and its characters that are in. */
    private static final class House {
        private AccountRow account;
        private final List<Resident> residents = new ArrayList<>();

        private House(AccountRow account) {
            this.account = account;
        }
    }

    /** Somebody has shown that it is theirs, or has just made it. */
    public synchronized void known(AccountRow account) {
        var house = inside.get(account.id());
        // Of one that is inside each change is told here: what was just read may be older.
        if (house == null) atTheDoor.put(account.id(), account);
    }

    /** The account of that name, if one of its characters is in. */
    public synchronized Optional<AccountRow> byName(String name) {
        return Optional.ofNullable(byFoldedName.get(NameFold.fold(name)))
                .map(house -> house.account);
    }

    /** The characters of that account that are in. */
    public synchronized List<Resident> of(long account) {
        var house = inside.get(account);
        return house == null ? List.of() : List.copyOf(house.residents);
    }

    /** The account has another password now, and that is stored. */
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

    /** The account has another role now, and that is stored. */
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

    /** A character comes in. */
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

    /** All of a character is safe on disk, or nobody is to play it again. */
    public synchronized void left(long account, long character) {
        var house = inside.get(account);
        if (house == null) return;
        house.residents.removeIf(each -> each.character() == character);
        if (!house.residents.isEmpty()) return;
        inside.remove(account);
        byFoldedName.remove(house.account.foldedName());
        // Its player may be about to choose another.
        atTheDoor.put(account, house.account);
    }

    private void change(long account, UnaryOperator<AccountRow> how) {
        var house = inside.get(account);
        if (house != null) house.account = how.apply(house.account);
        atTheDoor.computeIfPresent(account, (_, row) -> how.apply(row));
    }
}
