package emberdelve.server.game;

import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/** What is kept of a game: its recording and its world, and who waits for that. Thread: world. */
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

    /** That input is about to be run. */
    void took(Input input) {
        recorder.took(input);
    }

    /**
     * A tick is over.
     *
     * @param runner of inputs: when something is safe, and how saving goes, the disk decides
     */
    void ticked(Consumer<Input> runner) {
        recorder.ticked(world);
        safekeeping.afterTick(world, !callbacks.isEmpty());
        callbacks.ended(world.now());
        if (!callbacks.isEmpty() && safekeeping.isSettled(world))
            runner.accept(new Input.Durable(world.now()));
        saving().flatMap(watch::change).ifPresent(runner);
    }

    /** All up to that tick is safe. */
    void reached(long tick) {
        callbacks.runUpTo(tick);
    }

    /** Saving goes another way; answers the key of what everybody is to be told, if anything. */
    Optional<String> take(Input.Saving saving) {
        return watch.take(saving);
    }

    /** How saving goes; empty where that is told by others. */
    Optional<StoreHealth> saving() {
        return safekeeping.standing(world);
    }

    /** Stores everything, and runs all that waited for that; answers whether it is safe. */
    boolean finish(Duration within) {
        recorder.end();
        var safe = safekeeping.finish(world, within);
        if (safe) callbacks.runUpTo(Long.MAX_VALUE);
        return safe;
    }
}
