package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.link.InputSink;

import jakarta.inject.Inject;

/**
 * A region: zones with a world of their own, and what runs it. Regions share nothing that ticks
 * change; they speak to one another by inputs, as everybody else speaks to them. Safe for any
 * thread where nothing else is said.
 */
public final class Region {
    private final Opening opening;
    private final World world;
    private final Game game;
    private final GameLock lock;
    private final TickLoop loop;
    private final TickReports reports;
    private final Watchdog watchdog;

    @Inject
    Region(
            Opening opening,
            World world,
            Game game,
            GameLock lock,
            TickLoop loop,
            TickReports reports,
            Watchdog watchdog) {
        this.opening = opening;
        this.world = world;
        this.game = game;
        this.lock = lock;
        this.loop = loop;
        this.reports = reports;
        this.watchdog = watchdog;
    }

    /**
     * The name, as in {@code regions.yaml}; a region that has everything is called {@code whole}.
     */
    public String name() {
        return opening.region();
    }

    /** The way of inputs into it. */
    public InputSink inputs() {
        return lock;
    }

    /** The thread that ticks. */
    public TickLoop loop() {
        return loop;
    }

    public TickReports reports() {
        return reports;
    }

    public Watchdog watchdog() {
        return watchdog;
    }

    /** The game that its world plays. Thread: whoever stops the loop, after its end. */
    public Game game() {
        return game;
    }

    /** The dungeon itself. Thread: whoever wires the server, before the first tick. */
    public World world() {
        return world;
    }

    /** The showcase of what it shows to everybody. */
    public Showcase showcase() {
        return game.showcase();
    }
}
