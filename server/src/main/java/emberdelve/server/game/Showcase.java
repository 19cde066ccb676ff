package emberdelve.server.game;

import emberdelve.server.command.Directory;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Exhibit;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;

/**
 * The view of the world that everybody is shown, as it was a moment ago. The world makes it every
 * two seconds, without being asked: those who want it cannot wait for the world, and a request
 * would be an input, which a replay would need. Making it costs less than a player's command.
 */
public final class Showcase {
    private static final Duration EVERY = Duration.ofSeconds(2);

    private final World world;
    private final Directory directory;
    private final List<Exhibit<?>> exhibits;
    private final long everyTicks;
    private volatile Shown shown;

    Showcase(World world, Directory directory, List<Exhibit<?>> exhibits) {
        this.world = world;
        this.directory = directory;
        this.exhibits = exhibits;
        everyTicks = world.ticks(EVERY);
        shown = look();
    }

    /** The latest look; the same object until there is another. Safe for any thread. */
    public Shown shown() {
        return shown;
    }

    /** Called when the tick is over. Thread: world. */
    void ticked(long tick) {
        if (tick % everyTicks == 0) shown = look();
    }

    private Shown look() {
        var all = new HashMap<Class<?>, Object>();
        for (var exhibit : exhibits) all.put(exhibit.kind(), exhibit.look().at(world, directory));
        return new Shown(all);
    }
}
