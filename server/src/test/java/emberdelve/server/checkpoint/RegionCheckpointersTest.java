package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Pronouns;
import emberdelve.db.Database;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.LedgerRow;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.mail.Post;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/** Two regions that share a database and the thread that writes to it. */
class RegionCheckpointersTest {
    private static final Duration INTERVAL = Duration.ofMillis(250);
    private static final String REASON = "test";

    private final Content content = ShippedContent.load();
    private final StoreWriter writer = new StoreWriter(Runnable::run);
    private final AtomicLong clock = new AtomicLong();
    private final Database database;

    /** A region with a world and a checkpointer of its own. */
    private final class Region {
        final World world;
        final Capture capture;
        final Restorer restorer;
        final Checkpointer checkpointer;
        final List<Long> durable = new CopyOnWriteArrayList<>();

        Region(String name, long firstId) {
            var stored = database.checkpoints().loadWorld(name);
            var row = stored.region();
            world =
                    new World(
                            content,
                            new WorldSeed(7, row.tick(), firstId, Duration.ofMillis(200)),
                            (_, _, fault, _) -> {
                                throw new AssertionError(fault);
                            },
                            Features.registry());
            var isDivided = database.regions().size() > 1;
            capture = Capture.of(row, isDivided, InstantSource.fixed(Instant.EPOCH));
            restorer = new Restorer(world, capture, 5);
            restorer.restore(stored);
            checkpointer =
                    new Checkpointer(
                            database,
                            writer,
                            capture,
                            INTERVAL,
                            clock::get,
                            (checkpoint, _) -> durable.add(checkpoint.tick()));
        }

        Actor hero(long account, String name) {
            var characterClass = content.classes().values().iterator().next();
            var actor =
                    ActorBuilder.character(
                                    new ActorId(world.ids().give()),
                                    new Nature.PlayerCharacter(account, characterClass, 0),
                                    name,
                                    Pronouns.SHE,
                                    new PlayerMind(5, FightingReflex.REFLEX),
                                    world.changes())
                            .build();
            world.population().add(actor, world.map().room(world.rules().startRoom()));
            return actor;
        }

        Actor stored(String name) {
            var row = database.characters().byName(name).orElseThrow();
            return restorer.character(row, database.characters().itemsOf(row.id()));
        }

        void pay(Actor hero, long gold) {
            hero.setGold(hero.gold() + gold);
            world.part(Ledger.class).mintGold(REASON, gold);
        }

        /** Writes a letter to Mira, and reads or burns one of hers. */
        void post(RandomGenerator random) {
            var mira = stored("Mira");
            var post = world.part(Post.class);
            post.send(mira, mira.name(), "Come to the mine.");
            var all = post.of(mira);
            var some = all.get(random.nextInt(all.size()));
            if (random.nextBoolean()) post.read(some);
            else post.remove(some);
        }

        void tick() {
            world.tick();
            checkpointer.afterTick(world, false);
        }

        void awaitSafe() {
            Awaitility.await()
                    .pollInSameThread()
                    .until(() -> {
                        clock.addAndGet(INTERVAL.toNanos());
                        tick();
                        return checkpointer.isSettled(world);
                    });
        }
    }

    RegionCheckpointersTest(@TempDir Path folder) {
        database = UntouchedWorld.open(folder);
        database.checkpoints().divideInto(List.of("north", "south"));
    }

    @AfterEach
    void close() {
        writer.stop(Duration.ofSeconds(15));
        database.close();
    }

    private long account(String name) throws NameTaken {
        return database.accounts()
                .create(new NewAccount(name, "x", "player", false, Instant.EPOCH));
    }

    private void requireSound() {
        assertThat(database.verify().sound()).as("%s", database.verify()).isTrue();
    }

    private List<LedgerRow> ledger(String region) {
        return database.checkpoints().loadWorld(region).ledger();
    }

    @Test
    void eachHasACheckpointUnderWayWhileTheOtherWaits() throws Exception {
        var north = new Region("north", 1);
        var south = new Region("south", 10_000);
        north.pay(north.hero(account("Mira"), "Mira"), 5);
        south.pay(south.hero(account("Tolo"), "Tolo"), 7);
        var disk = new CountDownLatch(1);
        var hangs =
                writer.write(() -> {
                    disk.await();
                    return true;
                });
        south.world.tick();
        clock.addAndGet(INTERVAL.toNanos());
        north.tick();
        south.tick();
        assertThat(north.checkpointer.isSettled(north.world)).isFalse();
        assertThat(south.checkpointer.isSettled(south.world)).isFalse();
        // Of a region that waits, nothing is lost and nothing is taken twice.
        north.tick();
        south.tick();
        disk.countDown();
        assertThat(hangs.get()).isTrue();
        north.awaitSafe();
        south.awaitSafe();

        assertThat(north.durable).isSorted().isNotEmpty();
        assertThat(south.durable).isSorted().isNotEmpty();
        assertThat(database.region("north").tick()).isEqualTo(north.durable.getLast());
        assertThat(database.region("south").tick()).isEqualTo(south.durable.getLast());
        assertThat(ledger("north")).containsExactly(new LedgerRow("north", REASON, 5, 0, 0, 0));
        assertThat(ledger("south")).containsExactly(new LedgerRow("south", REASON, 7, 0, 0, 0));
        requireSound();
    }

    @Test
    void whoGoesFromOneRegionToTheOtherIsCountedOnce() throws NameTaken {
        var north = new Region("north", 1);
        var mira = north.hero(account("Mira"), "Mira");
        north.pay(mira, 5);
        north.awaitSafe();
        var id = mira.id().value();
        north.world.population().remove(mira);
        north.world.changes().clear();
        north.capture.forget(id, List.of());
        var share = database.region("north").digest();

        // It knows by its start what is stored of her besides her own row.
        var south = new Region("south", 10_000);
        var row = database.characters().byId(id).orElseThrow();
        var again = south.restorer.character(row, database.characters().itemsOf(id));
        south.world
                .population()
                .add(again, south.world.map().room(south.world.rules().startRoom()));
        south.pay(again, 7);
        south.awaitSafe();

        assertThat(database.characters().byId(id).orElseThrow().purse().gold()).isEqualTo(12);
        assertThat(database.region("north").digest()).isEqualTo(share);
        requireSound();
        north.pay(north.hero(account("Tolo"), "Tolo"), 1);
        north.awaitSafe();
        requireSound();
        database.checkpoints().divideInto(List.of(RegionRow.WHOLE));
        assertThat(ledger(RegionRow.WHOLE))
                .containsExactly(new LedgerRow(RegionRow.WHOLE, REASON, 13, 0, 0, 0));
        requireSound();
    }

    /** Letters are everybody's: none of the worlds learns what another one does with them. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void whatSeveralChangeWithoutKnowingOfOneAnotherIsCountedOnce(long seed) throws NameTaken {
        var random = new SplittableRandom(seed);
        var north = new Region("north", 1);
        north.hero(account("Mira"), "Mira");
        north.awaitSafe();
        var one = List.of(RegionRow.WHOLE);
        var three = List.of("north", "south", "east");
        for (var names : List.of(one, three, one, List.of("south", "north"))) {
            database.checkpoints().divideInto(names);
            requireSound();
            var regions = regions(names);
            for (var round = 0; round < 12; round++) {
                for (var region : regions) region.post(random);
                regions.get(random.nextInt(regions.size())).awaitSafe();
                requireSound();
            }
            for (var region : regions) region.awaitSafe();
            requireSound();
        }
    }

    private List<Region> regions(List<String> names) {
        var regions = new ArrayList<Region>();
        for (var name : names)
            regions.add(new Region(name, database.region(name).nextId() + 1_000L * regions.size()));
        return regions;
    }
}
