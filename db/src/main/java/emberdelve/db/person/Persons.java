package emberdelve.db.person;

import emberdelve.db.account.AccountRow;
import emberdelve.db.account.Accounts;
import emberdelve.db.account.NameFold;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.open.Store;
import emberdelve.db.row.Sql;
import emberdelve.db.seal.RegionTable;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.Checkpoints;

import java.io.OutputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The persons of a world, with all that is kept about each, as of the last checkpoint.
 *
 * <p>Safe for any thread that may wait for a disk.
 */
public final class Persons {
    private final Store store;
    private final Accounts accounts;
    private final Checkpoints checkpoints;

    /** Persons of that store; only the database makes them, and hands them out. */
    public Persons(Store store, Accounts accounts, Checkpoints checkpoints) {
        this.store = store;
        this.checkpoints = checkpoints;
        this.accounts = accounts;
    }

    /** The account that has that name, or has a character of that name; the character first. */
    public Optional<AccountRow> named(String name) {
        var folded = NameFold.fold(name);
        var character =
                store.read(sql ->
                        CharacterRow.TABLE.where(sql, "folded_name = ?", folded).stream()
                                .findFirst());
        return character
                .flatMap(row -> accounts.byId(row.accountId()))
                .or(() -> accounts.byName(name));
    }

    /** The person whose account that is. */
    public Person of(AccountRow account) {
        return store.read(sql -> person(account, charactersOf(sql, account.id())));
    }

    /** The rows that an erasure changes. */
    public PersonRows rowsOf(AccountRow account) {
        return store.readAtOnce(sql -> {
            var own = charactersOf(sql, account.id());
            var person = person(account, own);
            var items = new ArrayList<ItemRow>();
            for (var row : own) items.addAll(ItemRow.heldBy(sql, row.id()));
            return new PersonRows(person, own, items, others(sql, person));
        });
    }

    /**
     * Writes all that is kept about the person as JSON.
     *
     * @param tables the tables with rows about persons, besides those that every world has
     * @param elsewhere the files in which more may be, by what they are, such as recordings
     * @return how many rows were written
     */
    public int export(
            Person person,
            List<PersonalTable<?>> tables,
            Map<String, List<String>> elsewhere,
            Instant at,
            OutputStream out) {
        return store.readAtOnce(sql -> {
            try (var file = new PersonFile(sql, person, out)) {
                return file.write(tables, elsewhere, at);
            }
        });
    }

    /**
     * Writes to the audit that somebody was exported, in a world that nobody plays: a running game
     * would not learn of it.
     */
    public void noteExport(long account, Instant at) {
        var region = store.read(RegionTable::home);
        var deed =
                new AuditRow(
                        region.nextId(),
                        region.tick(),
                        at,
                        "console",
                        Person.LOCAL,
                        Person.DEED,
                        Person.numbered(account),
                        Person.EXPORT);
        checkpoints.write(
                new Checkpoint(
                        region.name(),
                        region.checkpoint() + 1,
                        region.tick(),
                        region.nextId() + 1,
                        List.of(),
                        List.of(deed),
                        region.digest()));
    }

    private static List<CharacterRow> charactersOf(Sql sql, long account) {
        return CharacterRow.TABLE.where(sql, "account_id = ?", account);
    }

    private static Person person(AccountRow account, List<CharacterRow> own) {
        return new Person(
                account.id(),
                account.name(),
                own.stream().map(row -> new Person.Figure(row.id(), row.name())).toList());
    }

    /** No index finds them: a row is looked at when its text may name the person. */
    private static List<CharacterRow> others(Sql sql, Person person) {
        var named =
                CharacterRow.TABLE.where(
                        sql,
                        "account_id <> ? AND (death_killer IS NOT NULL OR ignored LIKE ?)",
                        person.account(),
                        "%\"" + person.account() + "\"%");
        return named.stream().filter(row -> names(row, person)).toList();
    }

    /** Whether the row of somebody else's character names the person. */
    private static boolean names(CharacterRow row, Person person) {
        return row.settings().ignored().containsKey(person.account())
                || row.fate().deathKiller().filter(person::isCalled).isPresent();
    }
}
