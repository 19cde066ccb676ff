package emberdelve.db.recount;

import emberdelve.db.audit.AuditRow;
import emberdelve.db.audit.AuditTable;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.open.Store;
import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;
import emberdelve.db.seal.OwnDigests;
import emberdelve.db.seal.RegionTable;
import emberdelve.db.seal.WorldTable;
import emberdelve.db.seal.XpCurve;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * The recount of all stored experience by another curve: characters in the dungeon or away, and
 * what lies in their corpses. It is one transaction, and the curve is stored in it: after a kill at
 * any moment all is counted either by the old curve or by the new one.
 *
 * <p>Thread: the one that starts the server, before anybody plays.
 */
public final class Recounts {
    private static final Logger LOG = LoggerFactory.getLogger(Recounts.class);

    /** Rows that are changed at once. */
    static final int ROWS_MAX = 1_000;

    private final Store store;

    /** Recounts of that store; only the database makes them, and hands them out. */
    public Recounts(Store store) {
        this.store = store;
    }

    /** The curve by which all that is stored is counted. */
    public XpCurve curve() {
        return store.read(WorldTable::curve);
    }

    /**
     * Counts everything by that curve from now on. The audit log gets an entry about it, unless
     * there are no characters yet.
     *
     * @return how many characters there are
     */
    public int count(XpCurve by, Recount rule, Instant at) {
        return store.write(sql -> {
            var from = WorldTable.curve(sql);
            var counted = new Counted(sql, rule);
            counted.characters();
            counted.corpses();
            WorldTable.countBy(sql, by);
            if (counted.characters > 0) note(sql, from + " to " + by + ", " + counted.told(), at);
            RegionTable.changeDigest(sql, counted.difference);
            OwnDigests.checkpointWritten(sql);
            return counted.characters;
        });
    }

    private static void note(Sql sql, String detail, Instant at) {
        var region = RegionTable.home(sql);
        AuditTable.append(
                sql,
                List.of(
                        new AuditRow(
                                region.nextId(),
                                region.tick(),
                                at,
                                "server",
                                "local",
                                "recount",
                                "experience",
                                detail)));
        RegionTable.update(sql, region.withNextId(region.nextId() + 1));
    }

    /** The running count of what has changed. */
    private static final class Counted {
        final Sql sql;
        final Recount rule;
        final List<String> full = new ArrayList<>();
        int characters;
        long difference;

        Counted(Sql sql, Recount rule) {
            this.sql = sql;
            this.rule = rule;
        }

        void characters() {
            var changed = new ArrayList<CharacterRow>();
            CharacterRow.TABLE.each(
                    sql,
                    row -> {
                        characters++;
                        var now = counted(row);
                        note(CharacterRow.TABLE, row, now);
                        changed.add(now);
                        if (changed.size() == ROWS_MAX) save(changed);
                    });
            save(changed);
        }

        private CharacterRow counted(CharacterRow row) {
            var now = row.with(rule.counted(row.progress()));
            if (now.progress().xp() == Long.MAX_VALUE && !now.equals(row)) {
                LOG.warn("{}: more experience than can be counted; it has the most", row.name());
                full.add(row.name());
            }
            return now;
        }

        /** The sentence for the audit. */
        String told() {
            var names = full.isEmpty() ? "" : ", the most there is: " + String.join(", ", full);
            return characters + " characters" + names;
        }

        private void save(List<CharacterRow> changed) {
            CharacterRow.TABLE.save(sql, changed);
            changed.clear();
        }

        void corpses() {
            var changed = new ArrayList<CorpseRow>();
            for (var row : CorpseRow.TABLE.where(sql, "xp > 0")) {
                if (!(row.owner() instanceof CorpseOwner.OfCharacter(var owner))) continue;
                var now = row.withXp(rule.leftBehind(row.xp(), level(owner)));
                note(CorpseRow.TABLE, row, now);
                changed.add(now);
            }
            CorpseRow.TABLE.save(sql, changed);
        }

        private int level(long character) {
            return Math.toIntExact(
                    sql.number("SELECT level FROM player_character WHERE id = ?", character));
        }

        private <R extends Record> void note(Table<R> table, R before, R now) {
            difference += table.digest(now) - table.digest(before);
        }
    }
}
