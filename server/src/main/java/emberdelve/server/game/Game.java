package emberdelve.server.game;

import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Optional;

/**
 * The game as two plain methods: {@link #serve} runs what came in, {@link #tick} lets time pass.
 * Who calls them, and when, it does not know. Thread: world.
 */
public final class Game {
    private static final Logger LOG = LoggerFactory.getLogger(Game.class);

    private final World world;
    private final Intake intake;
    private final InputRunner runner;
    private final Departures departures;
    private final Durability durability;
    private final Output output;
    private final Countdown countdown;

    Game(
            World world,
            Intake intake,
            InputRunner runner,
            Departures departures,
            Durability durability,
            Output output,
            Countdown countdown) {
        this.world = world;
        this.intake = intake;
        this.runner = runner;
        this.departures = departures;
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
        world.tick();
        output.endRounds();
        departures.tick();
        durability.ticked(this::take);
        output.ticked(world.now());
        countdown.tick();
    }

    /** Writes everything, lets everybody go. The last call of all. */
    public boolean finish(String reason, Duration within) {
        departures.announceEnd(reason);
        output.flush();
        var safe = durability.finish(within);
        output.flush();
        departures.dismissAll(safe ? "session.server-down" : "session.server-down-unsaved");
        return safe;
    }

    /** How saving goes; empty where that is told by others. */
    public Optional<StoreHealth> saving() {
        return durability.saving();
    }

    private void take(Input input) {
        durability.took(input);
        try {
            runner.run(input);
            // Not when all are run: how inputs are batched must make no difference.
            departures.letQuit();
        } catch (RuntimeException fault) {
            LOG.error("input {} failed at tick {}", input, world.now(), fault);
        }
    }
}
