package emberdelve.server.game;

import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.World;
import emberdelve.server.lag.TickTime;
import emberdelve.server.link.Input;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Optional;

/**
 * The game as two plain methods: {@link #serve} runs what came in, {@link #tick} lets time pass.
 * The game does not know who calls them, or when. Thread: world.
 */
public final class Game {
    private static final Logger LOG = LoggerFactory.getLogger(Game.class);

    private final World world;
    private final Intake intake;
    private final InputRunner runner;
    private final Doors doors;
    private final Durability durability;
    private final Output output;
    private final Countdown countdown;
    private final Guard guard;

    Game(
            World world,
            Intake intake,
            InputRunner runner,
            Doors doors,
            Durability durability,
            Output output,
            Countdown countdown) {
        guard = world.part(Guard.class);
        this.world = world;
        this.intake = intake;
        this.runner = runner;
        this.doors = doors;
        this.durability = durability;
        this.output = output;
        this.countdown = countdown;
    }

    /** Runs what waits in the inbox; game time stands still. Called as often as input comes. */
    public void serve() {
        intake.forEach(this::take);
        output.served();
    }

    /** Lets one time unit pass. */
    public void tick() {
        serve();
        runner.beforeTick();
        world.tick();
        output.endRounds();
        doors.tick();
        guard.timed("checkpoint", () -> durability.ticked(this::take));
        guard.timed("telling players", () -> output.ticked(world.now()));
        countdown.tick();
    }

    /** The last call: lets all players go and stores everything; answers whether all is stored. */
    public boolean finish(String reason, Duration within) {
        doors.departures().announceEnd(reason);
        output.flush();
        var withheld = durability.finish(within);
        output.flush();
        doors.departures().dismissAll(withheld);
        return withheld.isPresent() && durability.isWhole();
    }

    /** The state of saving; empty in a game that stores nothing, such as a replay. */
    public Optional<StoreHealth> saving() {
        return durability.saving();
    }

    /** The showcase of what the world shows to everybody. Safe for any thread. */
    public Showcase showcase() {
        return output.showcase();
    }

    /** Ticks since the world began. */
    long now() {
        return world.now();
    }

    /** The report of the world after a tick that took so long. */
    TickReport report(TickTime time) {
        return output.report(time);
    }

    private void take(Input input) {
        durability.took(input);
        try {
            guard.timed(input, () -> runner.run(input));
            // Called after each input, not after all of them, so that their grouping makes no
            // difference.
            doors.letGo();
        } catch (RuntimeException fault) {
            // What was typed is nobody else's, and a recording has it.
            LOG.atError()
                    .addKeyValue("input", input.getClass().getSimpleName())
                    .addKeyValue("tick", world.now())
                    .setCause(fault)
                    .log("an input failed");
        }
    }
}
