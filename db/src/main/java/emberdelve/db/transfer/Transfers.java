package emberdelve.db.transfer;

import emberdelve.db.account.Accounts;
import emberdelve.db.account.NameFold;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.Store;
import emberdelve.db.open.WorldOpening;
import emberdelve.db.recount.Recount;
import emberdelve.db.row.PlainText;
import emberdelve.db.row.Sql;
import emberdelve.db.seal.RegionTable;
import emberdelve.db.seal.WorldTable;
import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.CharacterFile.Exported;
import emberdelve.db.transfer.CharacterFile.Owner;
import emberdelve.db.transfer.CharacterFile.Thing;
import emberdelve.db.world.Checkpoints;

import tools.jackson.core.JsonGenerator;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Characters out of the world and into it.
 *
 * <p>Exporting is safe for any thread that may wait for a disk; an export is the characters as of
 * one checkpoint. Importing is for a world that nobody plays, because a running game would not
 * learn of it.
 */
public final class Transfers {
    /**
     * The role of guests, who look around without a password and whose characters nobody plays
     * again.
     */
    private static final String GUEST = "guest";

    /** The most lines about a file; for one that is wrong throughout, they are enough. */
    private static final int FAULTS_MAX = 100;

    private final Store store;
    private final Accounts accounts;
    private final Checkpoints checkpoints;

    /** Transfers of that store; only the database makes them, and hands them out. */
    public Transfers(Store store, Accounts accounts, Checkpoints checkpoints) {
        this.store = store;
        this.accounts = accounts;
        this.checkpoints = checkpoints;
    }

    /**
     * Writes every character that somebody plays: not those that were given up, nor guests'.
     *
     * @return how many characters were written
     */
    public int exportAll(OutputStream out, OpeningProgress progress) {
        return export(out, Transfers::played, progress);
    }

    /**
     * Writes the character of that name, whatever its case.
     *
     * @return 1, or 0 when there is none; the file is then one without characters
     */
    public int exportOne(String name, OutputStream out) {
        var folded = NameFold.fold(name);
        return export(out, _ -> row -> row.foldedName().equals(folded), OpeningProgress.UNHEARD);
    }

    private static Predicate<CharacterRow> played(Sql sql) {
        var guests =
                Set.copyOf(
                        sql.list(
                                "SELECT id FROM account WHERE role = ?",
                                row -> row.getLong(1),
                                GUEST));
        return row -> !row.deleted() && !guests.contains(row.accountId());
    }

    /**
     * Brings in all characters of the file, or none. An account that is missing is made, with the
     * role of a player.
     *
     * @param replace whether an imported character replaces the one that has its name, whose
     *     belongings are then destroyed; otherwise that name is a reason to refuse
     * @param curves the rules by which experience is counted by another curve
     * @param law the rules that each character must fit
     * @throws ImportRefused if the file is no export of ours, a name is taken, or a character has
     *     faults
     */
    public ImportReport importFrom(
            InputStream in, boolean replace, Instant at, Recount.Between curves, CharacterLaw law)
            throws ImportRefused {
        var file = CharacterFileReader.read(in);
        require(file, law);
        var arrival = new Arrival(store, accounts, at);
        for (var each : file.characters()) arrival.check(each, replace);
        var rule = curves.of(file.curve(), store.read(WorldTable::curve));
        checkpoints.write(() -> {
            for (var each : file.characters()) arrival.take(each.counted(rule));
            return arrival.checkpoint(file.world());
        });
        return arrival.report();
    }

    private static void require(CharacterFile file, CharacterLaw law) throws ImportRefused {
        requireCurve(file.curve());
        var faults = new ArrayList<String>();
        for (var at = 0; at < file.characters().size() && faults.size() < FAULTS_MAX; at++) {
            var path = "characters[" + at + "].";
            for (var fault : law.faults(file.characters().get(at), file.curve()))
                faults.add(path + fault);
        }
        if (!faults.isEmpty()) throw new ImportRefused(faults);
    }

    private static void requireCurve(XpCurve curve) throws ImportRefused {
        if (!(curve.exponent() >= 0 && curve.exponent() <= XpCurve.EXPONENT_MAX))
            throw new ImportRefused(
                    "curve.exponent: "
                            + curve.exponent()
                            + " (expected: 0.."
                            + XpCurve.EXPONENT_MAX
                            + ")");
        if (curve.factor() < 1 || curve.factor() > XpCurve.FACTOR_MAX)
            throw new ImportRefused(
                    "curve.factor: "
                            + curve.factor()
                            + " (expected: 1.."
                            + XpCurve.FACTOR_MAX
                            + ")");
    }

    /**
     * The faults of those characters of a stopped world that {@link #exportAll} would write, each
     * with the character's name.
     *
     * @throws emberdelve.db.open.StoreException if it is missing, in use, or no world of ours
     */
    public static List<String> faults(Path stopped, CharacterLaw law) {
        try (var store = WorldOpening.openReadOnly(stopped)) {
            return faults(store, law);
        }
    }

    private static List<String> faults(Store store, CharacterLaw law) {
        return store.readAtOnce(sql -> {
            var curve = WorldTable.curve(sql);
            var chests = Chests.read(sql);
            var faults = new ArrayList<String>();
            var wanted = played(sql);
            CharacterRow.TABLE.each(
                    sql,
                    row -> {
                        if (!wanted.test(row)) return;
                        for (var fault : law.faults(exported(sql, row, chests), curve))
                            faults.add(PlainText.of(row.name()) + ": " + fault);
                    });
            return faults;
        });
    }

    private int export(
            OutputStream out,
            Function<Sql, Predicate<CharacterRow>> wanted,
            OpeningProgress progress) {
        return store.readAtOnce(sql -> {
            try (var json =
                    CharacterJson.MAPPER.writerWithDefaultPrettyPrinter().createGenerator(out)) {
                return write(sql, json, wanted.apply(sql), progress);
            }
        });
    }

    private static int write(
            Sql sql, JsonGenerator json, Predicate<CharacterRow> wanted, OpeningProgress progress) {
        var world = WorldTable.read(sql);
        var inAll = sql.number("SELECT COUNT(*) FROM player_character");
        var written = new HashSet<Long>();
        var chests = Chests.read(sql);
        json.writeStartObject();
        json.writeStringProperty("format", CharacterFile.FORMAT);
        json.writeNumberProperty("version", CharacterFile.VERSION);
        json.writeStringProperty("world", world.worldId());
        json.writeNumberProperty("checkpoint", RegionTable.together(sql).checkpoint());
        json.writePOJOProperty("curve", WorldTable.curve(sql));
        json.writeArrayPropertyStart("characters");
        CharacterRow.TABLE.each(
                sql,
                row -> {
                    if (!wanted.test(row)) return;
                    json.writePOJO(exported(sql, row, chests));
                    written.add(row.id());
                    progress.reached("exporting", written.size(), inAll);
                });
        json.writeEndArray();
        json.writeEndObject();
        return written.size();
    }

    private static Exported exported(Sql sql, CharacterRow row, Chests chests) {
        var owner =
                sql.one(
                        "SELECT * FROM account WHERE id = ?",
                        account ->
                                new Owner(
                                        account.getString("name"),
                                        account.getString("password_hash"),
                                        account.getBoolean("screen_reader"),
                                        account.getObject("created", OffsetDateTime.class)
                                                .toInstant()),
                        row.accountId());
        var items = new ArrayList<>(ItemRow.heldBy(sql, row.id()));
        items.addAll(chests.of(row.id()));
        var ids = items.stream().map(ItemRow::id).toList();
        var things =
                items.stream()
                        .map(item ->
                                new Thing(
                                        item.type(),
                                        slot(item.place()),
                                        item.chargesUsed(),
                                        item.containerId().map(ids::indexOf).orElse(-1) + 1,
                                        item.boundTo() == row.id(),
                                        item.improved()))
                        .toList();
        return new Exported(owner, row, things);
    }

    private static String slot(ItemPlace place) {
        return switch (place) {
            case ItemPlace.OnCharacter(_, var slot) -> slot;
            // A chest stays where it stands: its contents are exported as if they lay in the bank.
            case ItemPlace.InBank _, ItemPlace.OnFloor _ -> ItemPlace.BANK;
            case ItemPlace.InCorpse _, ItemPlace.OnMonster _ ->
                    throw new IllegalStateException(place + " is nobody's");
        };
    }
}
