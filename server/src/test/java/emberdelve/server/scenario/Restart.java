package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.db.Database;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.seal.RegionRow;
import emberdelve.server.checkpoint.Capture;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.offer.Registry;
import emberdelve.server.rule.spawn.Spawner;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A server that stops and starts again: all that is left of a scenario is what was stored. */
public final class Restart implements AutoCloseable {
    private static final int WAITING_MAX = 20;

    private final Registry registry;
    private final Database database;
    private Capture capture =
            new Capture(RegionRow.WHOLE, 0, 0, InstantSource.fixed(Instant.EPOCH));

    public Restart(Path folder) throws NameTaken {
        this(Features.registry(), UntouchedWorld.open(folder));
    }

    /** With other features than the server's. */
    public Restart(Path folder, Registry registry) throws NameTaken {
        this(registry, Database.open(folder, false, registry.stored().tables()));
    }

    private Restart(Registry registry, Database database) throws NameTaken {
        this.registry = registry;
        this.database = database;
        for (var name : new String[] {"A", "B", "C"})
            database.accounts().create(new NewAccount(name, "x", "player", false, Instant.EPOCH));
    }

    /** Stores what has changed. */
    public void store(World world) {
        database.checkpoints().write(capture.take(world));
        assertThat(database.verify().lines()).singleElement().asString().startsWith("sound");
    }

    /** The world as it was stored, with all these heroes in it. */
    public World after(World before, Actor... heroes) {
        return after(before, before.content(), heroes);
    }

    /** The same by other content. */
    public World after(World before, Content content, Actor... heroes) {
        store(before);
        var stored = database.checkpoints().loadWorld(RegionRow.WHOLE);
        var row = stored.region();
        var seed =
                new WorldSeed(
                        stored.world().seed(), row.tick(), row.nextId(), Duration.ofMillis(250));
        var world =
                new World(
                        content,
                        seed,
                        (_, _, fault, _) -> {
                            throw new AssertionError(fault);
                        },
                        registry);
        capture =
                new Capture(
                        RegionRow.WHOLE,
                        row.checkpoint(),
                        row.digest(),
                        InstantSource.fixed(Instant.EPOCH));
        var restorer = new Restorer(world, capture, WAITING_MAX);
        restorer.restore(stored);
        world.part(Spawner.class).fillAll();
        for (var hero : heroes) {
            var id = hero.id().value();
            var its = database.characters().byId(id).orElseThrow();
            var actor = restorer.character(its, database.characters().itemsOf(id));
            world.population().add(actor, restorer.roomOf(actor, its));
            restorer.resume(actor, its);
        }
        Balance.check(world, "after the restart");
        return world;
    }

    @Override
    public void close() {
        database.close();
    }
}
