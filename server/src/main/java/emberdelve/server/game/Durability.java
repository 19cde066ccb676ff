package emberdelve.server.game;

import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/** Keeps the game's recording and its checkpoints, and runs what waits for them. Thread: world. */
final class Durability {
    private final World world;
    private final Recorder recorder;
    private final Safekeeping safekeeping;
    private final StoreWatch watch;
    private final DurabilityCallbacks callbacks;

    Durability(
            World world,
            Recorder recorder,
            Safekeeping safekeeping,
            StoreWatch watch,
            DurabilityCallbacks callbacks) {
        this.world = world;
        this.recorder = recorder;
        this.safekeeping = safekeeping;
        this.watch = watch;
        this.callbacks = callbacks;
    }

    /** Records an input that is about to be run. */
    void took(Input input) {
        recorder.took(input);
    }

    /**
     * A tick is over.
     *
     * @param runner runs inputs about what is durable and how saving goes, which the disk decides
     */
    void ticked(Consumer<Input> runner) {
        recorder.ticked(world);
        safekeeping.afterTick(world, !callbacks.isEmpty());
        callbacks.ended(world.now());
        if (!callbacks.isEmpty() && safekeeping.isSettled(world))
            runner.accept(new Input.Durable(world.now()));
        saving().flatMap(watch::change).ifPresent(runner);
    }

    /** Everything up to that tick is safe on disk. */
    void reached(long tick) {
        callbacks.runUpTo(tick);
    }

    /** Takes the new state of saving; answers the key of the message for all players, if any. */
    Optional<String> take(Input.Saving saving) {
        return watch.take(saving);
    }

    /** The state of saving; empty in a game that stores nothing, such as a replay. */
    Optional<StoreHealth> saving() {
        return safekeeping.standing(world);
    }

    /** Stores everything and runs all callbacks; answers whether everything is safe on disk. */
    boolean finish(Duration within) {
        recorder.end();
        var safe = safekeeping.finish(world, within);
        if (safe) callbacks.runUpTo(Long.MAX_VALUE);
        return safe;
    }
}
