package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.StoreState;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.world.RowName;
import emberdelve.db.world.StoredWorld;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.stone.CarvingRow;
import emberdelve.server.link.Withheld;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Item;
import emberdelve.server.model.Marks;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.rule.group.GroupMemberRow;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.stored.StoredKinds;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * Whatever single row cannot be made, or is refused by the database: all others are stored, nothing
 * is promised for the one, it is named, the start opens, and it is stored as soon as it can be.
 */
class OneBadRowTest {
    /** It has things. */
    private static final CharacterRow FIRST =
            SampleWorld.STORED.of(CharacterRow.TABLE).rows().getFirst();

    private static final Map<RowName, Record> EXPECTED = new LinkedHashMap<>();

    @TempDir private static Path sampleFolder;
    private static Database samples;
    private static StoredWorld sampled;

    @TempDir private Path folder;
    private final AtomicLong clock = new AtomicLong();
    private final List<Withheld> durable = new CopyOnWriteArrayList<>();
    private final StoreWriter writer = new StoreWriter(Runnable::run);
    private final SampleWorld sample =
            SampleWorld.restored(
                    samples, sampled, new Capture(RegionRow.WHOLE, 0, 0, SampleWorld.CLOCK));
    private Database database;
    private String url = "";
    private Checkpointer checkpointer;

    @BeforeAll
    static void makeSamples() throws NameTaken {
        samples = UntouchedWorld.open(sampleFolder);
        giveAccounts(samples);
        samples.checkpoints().write(SampleWorld.STORED);
        sampled = samples.checkpoints().loadWorld(RegionRow.WHOLE);
        for (var changed : SampleWorld.STORED.changes())
            for (var row : changed.rows()) EXPECTED.put(name(changed.table(), row), row);
    }

    @AfterAll
    static void closeSamples() {
        samples.close();
    }

    /** Of all that is in the world nothing is stored yet. */
    @BeforeEach
    void open() throws NameTaken {
        database = UntouchedWorld.open(folder);
        giveAccounts(database);
        var away = away();
        database.checkpoints().write(away);
        url = "jdbc:h2:retry:" + folder.resolve("world").toAbsolutePath();
        checkpointer =
                new Checkpointer(
                        database,
                        writer,
                        new Capture(
                                RegionRow.WHOLE, away.number(), away.digest(), SampleWorld.CLOCK),
                        Duration.ZERO,
                        clock::get,
                        (_, withheld) -> durable.add(withheld));
        sample.markAll();
    }

    @AfterEach
    void close() {
        writer.stop(Duration.ofSeconds(15));
        database.close();
    }

    /** Who has not come back to the world is stored as ever. */
    private static Checkpoint away() {
        var all = SampleWorld.STORED;
        var table = CharacterRow.TABLE;
        var rows = all.of(table).rows().stream().filter(StoredSamples::isAway).toList();
        return new Checkpoint(
                RegionRow.WHOLE,
                1,
                all.tick(),
                all.nextId(),
                List.of(new Changed<>(table, rows, List.of())),
                List.of(),
                rows.stream().mapToLong(table::digest).sum());
    }

    private static void giveAccounts(Database database) throws NameTaken {
        for (var name : StoredSamples.ACCOUNTS)
            database.accounts().create(new NewAccount(name, "x", "player", false, Instant.EPOCH));
    }

    /** One of a table, on which no other row hangs. */
    private static Record bad(Table<?> table) {
        var rows = SampleWorld.STORED.of(table).rows();
        // Of those who are away nothing is in the world.
        return rows.stream()
                .filter(row -> !(row instanceof CharacterRow its) || !StoredSamples.isAway(its))
                .toList()
                .get(rows.size() > 2 ? 2 : 0);
    }

    static Stream<Table<?>> everyTable() {
        return Stream.concat(rowsOfThings(), Stream.of(LedgerRow.TABLE, GroupMemberRow.TABLE));
    }

    /** Of a group and a ledger no row can fail to be made. */
    static Stream<Table<?>> rowsOfThings() {
        return Features.tables().all().stream()
                .filter(table -> !SampleWorld.STORED.of(table).rows().isEmpty())
                .filter(table -> table != LedgerRow.TABLE && table != GroupMemberRow.TABLE)
                .map(table -> table);
    }

    @ParameterizedTest
    @MethodSource("rowsOfThings")
    <R extends Record> void aRowThatCannotBeMadeIsSetAsideAndAllOthersAreStored(Table<R> table) {
        var name = name(table);
        var mend = spoil(name);
        isAsideAlone(name);

        mend.run();
        isStored(name);
    }

    @ParameterizedTest
    @MethodSource("everyTable")
    <R extends Record> void aRowThatIsRefusedIsSetAsideAndAllOthersAreStored(Table<R> table) {
        var name = name(table);
        var key = name.key() instanceof Long id ? id.toString() : "'" + name.key() + "'";
        sql(
                "ALTER TABLE %s ADD CONSTRAINT no_such CHECK (%s <> %s)"
                        .formatted(table.name(), table.keyColumn(), key));
        isAsideAlone(name);

        sql("ALTER TABLE %s DROP CONSTRAINT no_such".formatted(table.name()));
        isStored(name);
    }

    /**
     * Nobody but the one loses by it: what others gave it is with it, and they have not kept it.
     */
    @Test
    void whoIsSetAsideKeepsTheGoldThatItIsGivenAndWhoGaveItHasItNoMore() {
        settle();
        var name = name(CharacterRow.TABLE);
        var giver = actor((long) name(CharacterRow.TABLE, FIRST).key());
        spoil(name);
        var taker = actor((long) name.key());
        giver.setGold(giver.gold() - 40);
        taker.setGold(taker.gold() + 40);
        settle();

        assertThat(checkpointer.withheld().owners()).containsExactly((long) name.key());
        assertThat(stored(giver).purse().gold()).isEqualTo(giver.gold());
        assertThat(stored(taker).purse().gold()).isEqualTo(taker.gold());
        assertThat(stored(taker).stats()).isEqualTo(((CharacterRow) EXPECTED.get(name)).stats());
        startOpens();
    }

    @Test
    void staffAreToldOnceHoweverTheReasonChangesAndHealthHasTheNewest() {
        var name = name(CharacterRow.TABLE);
        spoil(name);
        settle();
        assertThat(checkpointer.takeNews()).hasSize(1);
        var its = actor((long) name.key());
        its.setBase(Samples.with(its.base(), Map.of("attack", -7)));
        its.setBase(Samples.with(its.base(), Map.of("hp", 5)));
        settle();

        assertThat(checkpointer.takeNews()).isEmpty();
        assertThat(checkpointer.health(sample.world()).reason()).contains("attack: -7");
    }

    /** Whoever did something in its ticks may have to do with it, be they there still or not. */
    @Test
    void aRowThatIsNobodysIsPromisedToNobodyAndWhatComesAfterwardsIs() {
        settle();
        spoil(name(CarvingRow.TABLE));
        settle();
        assertThat(durable.getLast()).isEqualTo(new Withheld(List.of(), true));

        actor(FIRST.id()).setGold(1);
        settle();
        assertThat(durable.getLast()).isEqualTo(Withheld.NOTHING);
    }

    /** Its kind is not marked thing by thing, but as a whole. */
    @Test
    void whereItIsNotKnownWhatThereIsAllOthersAreStoredAndItIsTriedAgain() {
        var marks = groups();
        var groups = marks.present().orElseThrow();
        var isBroken = new AtomicBoolean(true);
        marks.all(() -> {
            if (isBroken.get()) throw new IllegalStateException("no groups");
            return groups.get();
        });
        settle();
        var members = SampleWorld.STORED.of(GroupMemberRow.TABLE).rows();
        var rows = rows();
        for (var row : members) {
            var name = name(GroupMemberRow.TABLE, row);
            assertThat(rows).doesNotContainKey(name);
            rows.put(name, row);
        }
        holdsAll(rows);
        assertThat(checkpointer.health(sample.world()).reason())
                .isEqualTo("group_member (all): no groups");
        assertThat(durable.getLast()).isEqualTo(new Withheld(List.of(), true));
        startOpens();

        assertThat(checkpointer.takeNews()).hasSize(1);
        isBroken.set(false);
        isStored(name(GroupMemberRow.TABLE));
    }

    @SuppressWarnings("unchecked") // Whatever it is, it is not looked into.
    private Marks<Object> groups() {
        for (var kind : sample.world().part(StoredKinds.class).all())
            if (kind.table() == GroupMemberRow.TABLE)
                return (Marks<Object>) sample.world().changes().of(kind.kind());
        throw new AssertionError();
    }

    @Test
    void aDeedOfWhichNoEntryCanBeMadeIsToldAndAllElseIsStored() {
        sample.world().changes().staffDid(deed(Map.of("who", "Mira")));
        settle();

        holdsAll(rows());
        assertThat(checkpointer.health(sample.world()).state()).isEqualTo(StoreState.WELL);
        assertThat(checkpointer.takeNews())
                .singleElement()
                .satisfies(news -> assertThat(news.row()).isEqualTo("audit 900 (advance)"));
        startOpens();
    }

    /** On purpose one that lacks something, as none may. */
    private static StaffDeed deed(Map<String, String> rest) {
        return new StaffDeed(
                900,
                5,
                rest.get("who"),
                rest.get("from"),
                "advance",
                rest.get("target"),
                rest.get("detail"));
    }

    private Actor actor(long id) {
        return sample.world().population().find(new ActorId(id)).orElseThrow();
    }

    private CharacterRow stored(Actor actor) {
        return database.characters().byId(actor.id().value()).orElseThrow();
    }

    /** What hangs on it cannot be stored either, and none of it is missed by the ledger. */
    @Test
    void whoIsNotStoredYetTakesAllItHasAside() {
        var hero = new RowName(CharacterRow.TABLE, FIRST.id());
        var mend = spoil(hero);
        settle();

        assertThat(rows().keySet())
                .doesNotContain(hero)
                .noneMatch(each -> each.table() == ItemRow.TABLE && isHeld(each));
        assertThat(checkpointer.takeNews().getFirst().row()).as("the cause").contains("(Hero");
        startOpens();
        mend.run();
        isStored(hero);
    }

    private static boolean isHeld(RowName item) {
        return ((ItemRow) EXPECTED.get(item)).place() instanceof ItemPlace.OnCharacter;
    }

    private static RowName name(Table<?> table) {
        return name(table, bad(table));
    }

    @SuppressWarnings("unchecked") // It is one of its rows.
    private static <R extends Record> RowName name(Table<R> table, Record row) {
        return new RowName(table, table.key((R) row));
    }

    /** No row can be made of the thing any more; answers how to take that back. */
    private Runnable spoil(RowName name) {
        var key = (Long) name.key();
        var changes = sample.world().changes();
        if (name.table() == CharacterRow.TABLE || name.table() == MonsterRow.TABLE) {
            var actor = actor(key);
            var base = actor.base();
            var hp = actor.hp();
            actor.setBase(Samples.with(base, Map.of("hp", -5)));
            return () -> {
                actor.setBase(base);
                actor.setHp(hp);
            };
        }
        if (name.table() == ItemRow.TABLE) {
            var item = changes.of(Item.class).seen().changed().get(key);
            var used = item.chargesUsed();
            item.restoreChargesUsed(-1);
            return () -> {
                item.restoreChargesUsed(used);
                changes.of(Item.class).changed(key, item);
            };
        }
        if (name.table() == CorpseRow.TABLE) {
            var corpse = changes.of(Corpse.class).seen().changed().get(key);
            var nameless =
                    new Corpse(
                            corpse.id(),
                            "",
                            corpse.owner(),
                            corpse.room(),
                            corpse.decayTick(),
                            new Corpse.Left(corpse.gold(), corpse.xp()),
                            changes);
            changes.of(Corpse.class).changed(key, nameless);
            return () -> changes.of(Corpse.class).changed(key, corpse);
        }
        for (var kind : sample.world().part(StoredKinds.class).all())
            if (kind.table() == name.table()) return spoil(changes.of(kind.kind()), key);
        throw new AssertionError(name);
    }

    @SuppressWarnings("unchecked") // On purpose: of something else no row can be made.
    private static <T> Runnable spoil(Marks<T> marks, long key) {
        var thing = marks.seen().changed().get(key);
        ((Marks<Object>) marks).changed(key, new Object());
        return () -> marks.changed(key, thing);
    }

    private void sql(String statement) {
        try (var besides = besides()) {
            besides.execute(statement);
        }
    }

    private Sql besides() {
        return Sql.open(() -> DriverManager.getConnection(url, "sa", ""));
    }

    private void isAsideAlone(RowName name) {
        settle();
        var rows = rows();
        assertThat(rows).doesNotContainKey(name);
        rows.put(name, EXPECTED.get(name));
        holdsAll(rows);
        var health = checkpointer.health(sample.world());
        assertThat(health.state()).isEqualTo(StoreState.ASIDE);
        assertThat(health.reason()).startsWith(name.toString());
        assertThat(checkpointer.takeNews())
                .singleElement()
                .satisfies(news -> assertThat(news.row()).startsWith(name.toString()));
        assertThat(checkpointer.unstored()).as("what a stop names").hasSize(1);
        assertThat(durable.getLast()).isEqualTo(checkpointer.withheld());
        if (SampleWorld.STORED.of(CharacterRow.TABLE).rows().contains(EXPECTED.get(name)))
            assertThat(durable.getLast().owners()).containsExactly((long) name.key());
        startOpens();
    }

    private void isStored(RowName name) {
        clock.addAndGet(Checkpointer.REFUSED_EVERY.toNanos());
        settle();
        holdsAll(rows());
        assertThat(checkpointer.health(sample.world()).state()).isEqualTo(StoreState.WELL);
        assertThat(checkpointer.withheld()).isEqualTo(Withheld.NOTHING);
        assertThat(checkpointer.unstored()).isEmpty();
        assertThat(checkpointer.takeNews()).isEmpty();
        startOpens();
    }

    /** Until all is stored that can be. */
    private void settle() {
        Awaitility.await()
                .pollInSameThread()
                .pollInterval(Duration.ofMillis(1))
                .until(() -> {
                    checkpointer.afterTick(sample.world(), true);
                    return checkpointer.isSettled(sample.world());
                });
    }

    private Map<RowName, Record> rows() {
        var rows = new LinkedHashMap<RowName, Record>();
        try (var besides = besides()) {
            for (var table : Features.tables().all())
                for (var row : table.all(besides)) rows.put(name(table, row), row);
        }
        return rows;
    }

    private static void holdsAll(Map<RowName, Record> rows) {
        var differences = new ArrayList<String>();
        EXPECTED.forEach((name, row) -> {
            if (!row.equals(rows.get(name)))
                differences.add(row + " (stored: " + rows.get(name) + ")");
        });
        assertThat(differences).isEmpty();
    }

    private void startOpens() {
        assertThat(database.verify().lines())
                .singleElement()
                .asString()
                .startsWith("sound at checkpoint");
    }
}
