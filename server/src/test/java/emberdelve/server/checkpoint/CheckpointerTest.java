package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Pronouns;
import emberdelve.db.Database;
import emberdelve.db.StoreState;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Checkpoint;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.link.Withheld;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorBuilder;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Nature;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.rule.move.FightingReflex;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.session.ShippedContent;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/** The world's side of saving; that of the disk is for {@code FailingDiskTest} in db. */
final class CheckpointerTest {
    private static final Duration INTERVAL = Duration.ofMillis(250);

    private final Content content = content();
    private final World world =
            new World(
                    content,
                    new WorldSeed(7, 0, 1, Duration.ofMillis(200)),
                    (_, _, fault, _) -> {
                        throw new AssertionError(fault);
                    },
                    Features.registry());
    private final AtomicLong clock = new AtomicLong();
    private volatile Duration writeTakes = Duration.ZERO;
    private final List<Long> durable = new CopyOnWriteArrayList<>();
    private final List<Withheld> withheld = new CopyOnWriteArrayList<>();
    private final StoreWriter writer = new StoreWriter(Runnable::run);
    private final Capture capture =
            new Capture(RegionRow.WHOLE, 0, 0, InstantSource.fixed(Instant.EPOCH));
    private final Database database;
    private final Checkpointer checkpointer;

    CheckpointerTest(@TempDir Path folder) {
        database = UntouchedWorld.open(folder);
        checkpointer =
                new Checkpointer(database, writer, capture, INTERVAL, this::now, this::durable);
    }

    private void durable(Checkpoint checkpoint, Withheld but) {
        durable.add(checkpoint.tick());
        withheld.add(but);
    }

    /** The writer asks for it before and after it writes. */
    private long now() {
        return Thread.currentThread().getName().equals("checkpoint-writer")
                ? clock.addAndGet(writeTakes.toNanos() / 2)
                : clock.get();
    }

    private static Content content() {
        return ShippedContent.load();
    }

    @AfterEach
    void close() {
        writer.stop(Duration.ofSeconds(15));
        database.close();
    }

    private Actor hero(long accountId, String name) {
        var characterClass = content.classes().values().iterator().next();
        var nature = new Nature.PlayerCharacter(accountId, characterClass, 0);
        var actor =
                ActorBuilder.character(
                                new ActorId(world.ids().give()),
                                nature,
                                name,
                                Pronouns.SHE,
                                new PlayerMind(5, FightingReflex.REFLEX),
                                world.changes())
                        .build();
        world.population().add(actor, world.map().room(world.rules().startRoom()));
        return actor;
    }

    private long account(String name) throws NameTaken {
        return database.accounts()
                .create(new NewAccount(name, "x", "player", false, Instant.EPOCH));
    }

    private void tickAfter(Duration time) {
        clock.addAndGet(time.toNanos());
        world.tick();
        checkpointer.afterTick(world, false);
    }

    /** Ticks meanwhile, as the game does: the writer may say so before it has let go. */
    private void awaitState(StoreState state) {
        Awaitility.await()
                .pollInSameThread()
                .until(() -> {
                    tickAfter(Duration.ZERO);
                    return checkpointer.health(world).state() == state;
                });
    }

    @Test
    void whatChangedIsSafeAfterTheIntervalAndHowLongItWaitedIsKnown() throws NameTaken {
        hero(account("Mira"), "Mira");
        tickAfter(Duration.ofMillis(200));
        assertThat(checkpointer.health(world).dirtyRows()).as("it and its chart").isEqualTo(2);
        clock.addAndGet(Duration.ofMillis(70).toNanos());
        assertThat(checkpointer.health(world).unsaved()).isEqualTo(Duration.ofMillis(70));

        tickAfter(Duration.ofMillis(200));

        Awaitility.await().pollInSameThread().until(() -> checkpointer.isSettled(world));
        tickAfter(Duration.ZERO);
        assertThat(durable).containsExactly(2L);
        assertThat(checkpointer.health(world).unsaved()).isZero();
        assertThat(checkpointer.health(world).dirtyRows()).isZero();
        assertThat(database.verify().characters()).isEqualTo(1);
    }

    @Test
    void afterASlowWriteTheDiskRestsForASecondAtMost() throws NameTaken {
        writeTakes = Duration.ofSeconds(30);
        var mira = hero(account("Mira"), "Mira");
        tickAfter(INTERVAL);
        Awaitility.await().until(() -> durable.size() == 1);
        awaitState(StoreState.WELL);
        var written = durable.getFirst();

        mira.setGold(7);
        tickAfter(Checkpointer.REST_MAX.minusNanos(1).minus(writeTakes.dividedBy(2)));
        assertThat(checkpointer.isSettled(world)).isFalse();
        assertThat(durable).containsExactly(written);
        tickAfter(Duration.ofNanos(1));

        Awaitility.await().until(() -> durable.size() == 2);
        assertThat(durable.getLast()).isEqualTo(world.now());
    }

    @Test
    void whatIsOlderThanIsPromisedIsLateThoughNothingHasFailed() throws Exception {
        var disk = new CountDownLatch(1);
        var hangs =
                writer.write(() -> {
                    disk.await();
                    return true;
                });
        hero(account("Mira"), "Mira");
        tickAfter(INTERVAL);
        clock.addAndGet(Checkpointer.PROMISED.toNanos());
        assertThat(checkpointer.health(world).state()).isEqualTo(StoreState.WELL);
        clock.addAndGet(1);

        assertThat(checkpointer.health(world).state()).isEqualTo(StoreState.LATE);
        assertThat(checkpointer.health(world).unsaved())
                .isEqualTo(Checkpointer.PROMISED.plusNanos(1));
        disk.countDown();
        assertThat(hangs.get()).isTrue();
        awaitState(StoreState.WELL);
        assertThat(checkpointer.health(world).unsaved()).isZero();
    }

    @Test
    void aRowThatIsRefusedIsSetAsideAndTriedAgainAllOthersAreSafe() throws NameTaken {
        var account = 2L;
        var mira = hero(account, "Mira");
        var tolo = hero(account("Tolo"), "Tolo");
        tickAfter(INTERVAL);
        awaitState(StoreState.ASIDE);
        Awaitility.await().until(() -> !withheld.isEmpty());

        assertThat(checkpointer.health(world).reason())
                .startsWith("player_character " + mira.id().value() + " (Mira): ");
        assertThat(withheld).allMatch(ofMira(mira)::equals);
        assertThat(database.characters().byId(tolo.id().value())).isPresent();
        assertThat(database.characters().byId(mira.id().value())).isEmpty();
        assertThat(checkpointer.takeNews()).hasSize(1);
        tickAfter(INTERVAL);
        assertThat(checkpointer.takeNews()).as("told once").isEmpty();

        // The next account there is gets the number that was missing.
        assertThat(account("Mira")).isEqualTo(account);
        tickAfter(Checkpointer.REFUSED_EVERY);

        awaitState(StoreState.WELL);
        assertThat(withheld.getLast()).isEqualTo(Withheld.NOTHING);
        assertThat(database.verify().lines())
                .singleElement()
                .asString()
                .startsWith("sound")
                .contains("2 characters");
    }

    @Test
    void whileARowIsTriedAgainItIsStillNotWell() throws Exception {
        hero(2, "Mira");
        tickAfter(INTERVAL);
        awaitState(StoreState.ASIDE);
        Awaitility.await()
                .pollInSameThread()
                .until(() -> {
                    tickAfter(INTERVAL);
                    return checkpointer.isSettled(world);
                });
        var reason = checkpointer.health(world).reason();
        var disk = new CountDownLatch(1);
        var hangs =
                writer.write(() -> {
                    disk.await();
                    return true;
                });
        tickAfter(Checkpointer.REFUSED_EVERY);

        assertThat(checkpointer.isSettled(world)).as("it is tried").isFalse();
        assertThat(checkpointer.health(world).state()).isEqualTo(StoreState.ASIDE);
        assertThat(checkpointer.health(world).reason()).isEqualTo(reason);
        disk.countDown();
        assertThat(hangs.get()).isTrue();
        awaitState(StoreState.ASIDE);
    }

    private static Withheld ofMira(Actor mira) {
        return new Withheld(List.of(mira.id().value()), false);
    }
}
