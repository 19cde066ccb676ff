package emberdelve.db.recount;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.Database;
import emberdelve.db.Rows;
import emberdelve.db.Storage;
import emberdelve.db.TestTables;
import emberdelve.db.WorldDraft;
import emberdelve.db.account.NameTaken;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.XpCurve;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All stored experience is counted anew, or none of it. */
class RecountsTest {
    private static final XpCurve STEEPER = new XpCurve(1.75, 60);

    /** More than are changed at once. */
    private static final int MANY = Recounts.ROWS_MAX + 7;

    /** Ten times as much, and in corpses so much for each level. */
    private static final Recount TENFOLD =
            new Recount() {
                @Override
                public ProgressRow counted(ProgressRow stored) {
                    return new ProgressRow(
                            stored.level(),
                            stored.xp() * 10,
                            stored.givenXp() * 10,
                            stored.choicesLeft());
                }

                @Override
                public long leftBehind(long xp, int level) {
                    return xp * level;
                }
            };

    @TempDir private Path folder;

    @ParameterizedTest
    @EnumSource(Storage.class)
    void everyCharacterAndEveryCorpseIsCountedAndTheCurveIsKept(Storage storage) throws NameTaken {
        storage.prepared(folder);
        var draft = new WorldDraft();
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            fill(database, draft);
            assertThat(database.recounts().curve()).isEqualTo(XpCurve.FIRST);

            assertThat(database.recounts().count(STEEPER, TENFOLD, Rows.NOON)).isEqualTo(MANY);
            assertThat(database.verify().lines()).singleElement().asString().startsWith("sound");
        }
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThat(database.recounts().curve()).isEqualTo(STEEPER);
            assertThat(progress(database)).containsOnly(new ProgressRow(3, 710, 0, 1));
            assertThat(database.checkpoints().loadWorld(RegionRow.WHOLE).corpses())
                    .extracting(CorpseRow::xp)
                    .containsExactly(0L, 12L);
            assertThat(database.auditLog().last(2))
                    .singleElement()
                    .extracting(AuditRow::deed, AuditRow::detail)
                    .containsExactly(
                            "recount", "L^1.5 × 20 to L^1.75 × 60, " + MANY + " characters");
        }
    }

    @ParameterizedTest
    @EnumSource(Storage.class)
    void whenItFailsHalfWayNothingHasChanged(Storage storage) throws NameTaken {
        storage.prepared(folder);
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            fill(database, new WorldDraft());
            var left = new int[] {MANY - 1};
            var failing = failingWhen(() -> left[0]-- == 0);

            assertThatThrownBy(() -> database.recounts().count(STEEPER, failing, Rows.NOON))
                    .hasMessageContaining("half-way");

            assertThat(database.recounts().curve()).isEqualTo(XpCurve.FIRST);
            assertThat(progress(database)).containsOnly(new ProgressRow(3, 71, 0, 1));
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Storage.class)
    void ofAWorldWithoutCharactersTheAuditSaysNothing(Storage storage) {
        storage.prepared(folder);
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThat(database.recounts().count(STEEPER, TENFOLD, Rows.NOON)).isZero();
            assertThat(database.recounts().curve()).isEqualTo(STEEPER);
            assertThat(database.auditLog().last(1)).isEmpty();
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Storage.class)
    void aWorldThatWasCountedAnewIsPlayedOn(Storage storage) throws NameTaken {
        storage.prepared(folder);
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            fill(database, new WorldDraft());
            database.recounts().count(STEEPER, TENFOLD, Rows.NOON);
            var world = database.region(RegionRow.WHOLE);
            assertThat(world.checkpoint()).isEqualTo(1);
            assertThat(world.nextId()).as("the entry's own id").isEqualTo(MANY + 4L);
        }
    }

    private static void fill(Database database, WorldDraft draft) throws NameTaken {
        var account = Rows.account(database, "A");
        var ids = new ArrayList<Long>();
        for (var i = 0; i < MANY; i++) {
            var row = Rows.character(draft.newId(), account, "Mira" + i, 5);
            ids.add(row.id());
            draft.put(row);
        }
        draft.put(Rows.corpse(draft.newId(), 3));
        draft.put(
                new CorpseRow(
                        draft.newId(),
                        "Mira0",
                        "mine.shaft",
                        0,
                        4,
                        90,
                        new CorpseOwner.OfCharacter(ids.getFirst()),
                        ""));
        database.checkpoints().write(draft.checkpoint());
    }

    private static List<ProgressRow> progress(Database database) {
        var all = new ArrayList<ProgressRow>();
        database.characters().each(row -> all.add(row.progress()));
        assertThat(all).hasSize(MANY);
        return all;
    }

    private interface When {
        boolean now();
    }

    private static Recount failingWhen(When when) {
        return new Recount() {
            @Override
            public ProgressRow counted(ProgressRow stored) {
                if (when.now()) throw new IllegalStateException("half-way");
                return TENFOLD.counted(stored);
            }

            @Override
            public long leftBehind(long xp, int level) {
                return TENFOLD.leftBehind(xp, level);
            }
        };
    }
}
