package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.checkpoint.UnstoredRow;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.World;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Takes all changes and never says that they are durable: the test tells the game.
 *
 * @param works whether the last changes are stored at the end
 * @param unstored rows that cannot be stored, as it tells at each tick
 */
record FakeDisk(boolean works, List<UnstoredRow> unstored) implements Safekeeping {
    private static final int SEED = 7;

    FakeDisk(boolean works) {
        this(works, List.of());
    }

    /** A new game on this disk; a fault fails the test. */
    LoneGame game(Content content) {
        var opening =
                new Opening(
                        content.version(),
                        WorldSettings.DEFAULTS,
                        LimitSettings.DEFAULTS,
                        StoredWorld.empty(new WorldRow("w", SEED)));
        return LoneGame.keptBy(
                this,
                opening,
                content,
                Features.registry(),
                (culprit, tick, fault, _) -> {
                    throw new AssertionError(culprit + " failed at tick " + tick, fault);
                });
    }

    @Override
    public void afterTick(World world, boolean urgent) {
        world.changes().clear();
    }

    @Override
    public boolean isSettled(World world) {
        return false;
    }

    @Override
    public List<UnstoredRow> takeNews() {
        return unstored;
    }

    @Override
    public Optional<StoreHealth> standing(World world) {
        return Optional.empty();
    }

    @Override
    public boolean finish(World world, Duration within) {
        return works;
    }
}
