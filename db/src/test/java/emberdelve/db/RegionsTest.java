package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.db.audit.AuditLog;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.StoreException;
import emberdelve.db.recount.Recount;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.ImportRefused;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;

/** Several regions share a store, each with a row and checkpoints of its own. */
@ParameterizedClass
@EnumSource(Storage.class)
class RegionsTest {
    static final List<String> THREE = List.of("town", "mine", "delves");
    private static final List<String> ONE = List.of(RegionRow.WHOLE);
    private static final int ROUNDS = Boolean.getBoolean("emberdelve.long") ? 100 : 12;
    private static final int KILLS = Boolean.getBoolean("emberdelve.long") ? 20 : 1;
    private static final int TRIES = 50;

    private static final Recount SAME =
            new Recount() {
                @Override
                public ProgressRow counted(ProgressRow stored) {
                    return stored;
                }

                @Override
                public long leftBehind(long xp, int level) {
                    return xp;
                }
            };

    private final Storage storage;

    @TempDir private Path folder;

    RegionsTest(Storage storage) {
        this.storage = storage;
    }

    @BeforeEach
    void prepare() {
        storage.prepared(folder);
    }

    /** A world of three regions in which nothing has happened. */
    static DividedWorld divided(Database database, RandomGenerator random) {
        database.checkpoints().divideInto(THREE);
        var account = Rows.account(database, "Owner");
        return new DividedWorld(account, random, database.regions());
    }

    static void requireStored(Database database, DividedWorld world, String where) {
        assertThat(database.verify().sound()).as("%s: %s", where, database.verify()).isTrue();
        assertThat(database.regions()).as(where).isEqualTo(world.regions());
        var shares = database.regions().stream().mapToLong(RegionRow::digest).sum();
        assertThat(shares).as(where).isEqualTo(world.digest());
        var characters = new ArrayList<CharacterRow>();
        var held = new ArrayList<ItemRow>();
        for (var row : world.characters()) {
            characters.add(database.characters().byName(row.name()).orElseThrow());
            held.addAll(database.characters().itemsOf(row.id()));
        }
        assertThat(characters).as(where).isEqualTo(world.characters());
        for (var region : world.regions()) {
            var stored = database.checkpoints().loadWorld(region.name());
            assertThat(stored.region()).as(where).isEqualTo(region);
            assertThat(stored.ledger()).as(where).isEqualTo(world.ledger(region.name()));
            assertThat(stored.rows(TestTables.PINNED)).as(where).isEqualTo(world.letters());
            var items = new ArrayList<>(held);
            items.addAll(stored.items());
            items.sort(Comparator.comparingLong(ItemRow::id));
            assertThat(items).as(where).isEqualTo(world.items());
        }
        assertThat(database.auditLog().last(AuditLog.LAST_MAX))
                .as(where)
                .isEqualTo(world.deeds().stream().limit(AuditLog.LAST_MAX).toList());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void eachRegionIsAsOfItsLastCheckpointWhateverWandersBetweenThem(long seed) {
        var where = "seed " + seed;
        DividedWorld world;
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            world = divided(database, new SplittableRandom(seed));
            for (var round = 0; round < ROUNDS; round++) {
                database.checkpoints().write(world.next(20));
                requireStored(database, world, where + ", round " + round);
            }
            database.reopen();
            requireStored(database, world, where);
        }
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            database.checkpoints().divideInto(THREE);
            var regions = database.regions();
            assertThat(regions).allMatch(row -> row.nextId() == largestNextId(world));
            assertThat(regions)
                    .usingRecursiveFieldByFieldElementComparatorIgnoringFields("nextId")
                    .isEqualTo(world.regions());
            assertThat(database.verify().sound()).as(where).isTrue();
        }
    }

    private static long largestNextId(DividedWorld world) {
        return world.regions().stream().mapToLong(RegionRow::nextId).max().orElseThrow();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {4, 5})
    void aWorldIsDividedAndMadeOneAgainAndNothingIsLost(long seed) {
        var where = "seed " + seed;
        var random = new SplittableRandom(seed);
        DividedWorld world;
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var account = Rows.account(database, "Owner");
            world = new DividedWorld(account, random, database.regions());
            for (var round = 0; round < ROUNDS; round++) {
                database.checkpoints().write(world.next(20));
            }
            world.all().forEach(database.checkpoints()::write);
        }
        for (var names : List.of(THREE, List.of("mine", "sky"), ONE, ONE)) {
            try (var database = Database.open(folder, false, TestTables.ALL)) {
                database.checkpoints().divideInto(names);
                if (!world.names().equals(names)) world.divide(names);
                requireStored(database, world, where + ", " + names);
                for (var round = 0; round < ROUNDS; round++) {
                    database.checkpoints().write(world.next(20));
                }
                world.all().forEach(database.checkpoints()::write);
                requireStored(database, world, where + ", played in " + names);
            }
        }
    }

    @Test
    void aKilledServerLeavesEachRegionAtItsLastDurableCheckpoint() throws IOException {
        for (var kill = 1; kill <= KILLS; kill++) {
            var seed = 60L + kill;
            var world = storage.prepared(folder.resolve("kill-" + kill));
            var said = playedAndKilled(world, seed);
            var where = "seed " + seed + ", checkpoint " + said;
            try (var database = reopened(world)) {
                var account = database.accounts().byName("Owner").orElseThrow().id();
                var expected = CrashingRegions.world(account, seed);
                for (var number = 1; number <= said; number++) CrashingRegions.next(expected);
                if (!database.regions().equals(expected.regions())) CrashingRegions.next(expected);
                requireStored(database, expected, where);
            }
        }
    }

    private static long playedAndKilled(Path world, long seed) throws IOException {
        var random = new SplittableRandom(seed);
        try (var writer = OtherProcess.start(CrashingRegions.class, world.toString(), "" + seed)) {
            writer.readUntil("1");
            LockSupport.parkNanos(Duration.ofMillis(random.nextInt(50, 700)).toNanos());
            var said = writer.kill();
            return said.isEmpty() ? 1 : Long.parseLong(said);
        }
    }

    /** PostgreSQL frees the lock of a dead process when it notices that its connection is gone. */
    private static Database reopened(Path world) {
        for (var tries = 1; ; tries++) {
            try {
                return Database.open(world, false, TestTables.ALL);
            } catch (StoreException held) {
                if (tries == TRIES || held.kind() != StoreException.Kind.UNAVAILABLE) throw held;
                LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
            }
        }
    }

    private static Checkpoint empty(String region, long number, long tick, long nextId) {
        return new Checkpoint(region, number, tick, nextId, List.of(), List.of(), 0);
    }

    @Test
    void noRegionIsTurnedBackWhateverTheOthersDo() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            database.checkpoints().divideInto(THREE);
            database.checkpoints().write(empty("mine", 1, 10, 5));
            database.checkpoints().write(empty("town", 1, 3, 2));

            assertThatThrownBy(() -> database.checkpoints().write(empty("mine", 2, 9, 5)))
                    .hasMessageContaining("tick 9");
            assertThatThrownBy(() -> database.checkpoints().write(empty("mine", 2, 10, 4)))
                    .hasMessageContaining("next id 4");
            assertThatThrownBy(() -> database.checkpoints().write(empty("sky", 1, 10, 5)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("the world has no region sky");
            assertThat(database.regions())
                    .containsExactly(
                            RegionRow.untouched("delves"),
                            new RegionRow("mine", 10, 1, 5, 0),
                            new RegionRow("town", 3, 1, 2, 0));
            assertThat(database.verify().lines())
                    .containsExactly(
                            "sound at checkpoint 0 of delves, tick 0; checkpoint 1 of mine, tick"
                                    + " 10; checkpoint 1 of town, tick 3: 0 characters, 0 items, 0"
                                    + " corpses, 0 gold");
        }
    }

    @Test
    void regionsHaveNamesAndEachItsOwn() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            for (var names :
                    List.of(
                            List.<String>of(),
                            List.of("mine", "mine"),
                            List.of("a/b"),
                            List.of("Mine")))
                assertThatThrownBy(() -> database.checkpoints().divideInto(names))
                        .as("%s", names)
                        .isInstanceOf(IllegalArgumentException.class);
            assertThat(database.regions()).containsExactly(RegionRow.untouched(RegionRow.WHOLE));
        }
    }

    @Test
    void theAuditIsInTheOrderInWhichEntriesComeWhateverTheirIds() throws SQLException {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            database.checkpoints().divideInto(THREE);
            database.checkpoints().write(withDeeds("mine", 1, 7, 8));
            database.checkpoints().write(withDeeds("town", 1, 2, 9));
            database.checkpoints().write(withDeeds("delves", 1, 4));
            // A checkpoint that is tried again has deeds that are stored, and new ones.
            database.checkpoints().write(withDeeds("mine", 2, 7, 8, 5));

            var ids = List.of(5L, 4L, 9L, 2L, 8L, 7L);
            assertThat(database.auditLog().last(10)).extracting(AuditRow::id).isEqualTo(ids);
            var recent = List.of(Rows.deed(6), Rows.deed(4));
            var page = database.auditLog().page("", 1, 3, recent);
            assertThat(page.rows()).extracting(AuditRow::id).containsExactly(6L, 5L, 4L);
            assertThat(page.total()).isEqualTo(7);
            assertThat(database.verify().sound()).isTrue();
        }
        var world = new StoppedWorld(folder);
        for (var change : List.of("0 WHERE place = 4", "4 WHERE place = 5", "5 WHERE place = 0"))
            world.sql("UPDATE audit_entry SET place = " + change);
        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .containsExactly("audit entry 4 was changed, or one before it taken out");
        world.sql("DELETE FROM audit_entry WHERE place >= 4");
        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .containsExactly("the end of the audit log is missing");
    }

    private static Checkpoint withDeeds(String region, long number, long... ids) {
        var deeds = new ArrayList<AuditRow>();
        for (var id : ids) deeds.add(Rows.deed(id));
        return new Checkpoint(region, number, 10, 20, List.of(), deeds, 0);
    }

    @Test
    void whatIsDoneWhileNobodyPlaysIsBookedForTheFirstRegionByIdsThatNoRegionHasGiven() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var world = divided(database, new SplittableRandom(9));
            playTillAnotherThanTheFirstHasTheLargestId(database, world);
            var next = largestNextId(world);
            database.persons().noteExport(1, Rows.NOON);

            assertThat(database.auditLog().last(1).getFirst().id()).isEqualTo(next);
            assertThat(database.region("delves").nextId()).isEqualTo(next + 1);
            assertThat(database.verify().sound()).isTrue();
            database.checkpoints().divideInto(THREE);
            assertThat(database.regions()).allMatch(row -> row.nextId() == next + 1);
            assertThat(database.verify().sound()).isTrue();
        }
    }

    private static void playTillAnotherThanTheFirstHasTheLargestId(
            Database database, DividedWorld world) {
        for (var round = 0; round < ROUNDS; round++) {
            database.checkpoints().write(world.next(20));
        }
        world.all().forEach(database.checkpoints()::write);
        do database.checkpoints().write(world.next(20));
        while (world.regions().getFirst().nextId() == largestNextId(world));
    }

    @Test
    void importsRecountsAndLostThingsLeaveADividedWorldSound() throws ImportRefused {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var world = divided(database, new SplittableRandom(10));
            playTillAnotherThanTheFirstHasTheLargestId(database, world);
            var gold = database.verify().gold();
            var out = new ByteArrayOutputStream();
            assertThat(database.transfers().exportAll(out, OpeningProgress.UNHEARD)).isPositive();
            database.transfers()
                    .importFrom(
                            new ByteArrayInputStream(out.toByteArray()),
                            true,
                            Rows.NOON,
                            (_, _) -> SAME,
                            (_, _) -> List.of());
            assertThat(database.verify().gold()).isEqualTo(gold);
            assertThat(ledger(database, "delves")).contains("import");
            assertThat(ledger(database, "mine")).containsExactly("test");
            database.recounts().count(new XpCurve(2, 50), SAME, Rows.NOON);
            assertThat(database.verify().sound()).isTrue();

            // As a region with a fault would: all sums fit.
            var mine = database.region("mine");
            var lost = new ItemRow(90_000, "crown", new ItemPlace.InCorpse(80_000));
            var made = new LedgerRow("mine", "fault", 0, 0, 1, 0);
            database.checkpoints()
                    .write(
                            new Checkpoint(
                                    "mine",
                                    mine.checkpoint() + 1,
                                    mine.tick(),
                                    100_000,
                                    List.of(
                                            new Changed<>(ItemRow.TABLE, List.of(lost), List.of()),
                                            new Changed<>(
                                                    LedgerRow.TABLE, List.of(made), List.of())),
                                    List.of(),
                                    mine.digest()
                                            + ItemRow.TABLE.digest(lost)
                                            + LedgerRow.TABLE.digest(made)));
        }
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            assertThat(database.lostThings()).isEqualTo(1);
            assertThat(database.verify().sound()).isTrue();
            database.checkpoints().divideInto(ONE);
            assertThat(database.verify().sound()).isTrue();
        }
    }

    private static List<String> ledger(Database database, String region) {
        return database.checkpoints().loadWorld(region).ledger().stream()
                .map(LedgerRow::reason)
                .toList();
    }

    @Test
    void aRowOfARegionThatWasChangedIsFound() throws SQLException {
        Database.open(folder, false, TestTables.ALL).close();
        new StoppedWorld(folder).sql("UPDATE region SET tick = 1");

        assertThat(Database.verify(folder, TestTables.ALL).lines())
                .containsExactly("the world's own row was changed, or that of a region");
    }

    @Test
    void aLedgerOfNoRegionIsFound() {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            draft.put(LedgerRow.TABLE, new LedgerRow("sky", "kit", 0, 0, 0, 0));
            database.checkpoints().write(draft.checkpoint());

            assertThat(database.verify().lines())
                    .containsExactly("the ledger has an entry of no region (sky/kit)");
        }
    }
}
