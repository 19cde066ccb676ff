package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.checkpoint.UnstoredRow;
import emberdelve.server.kernel.Barriers;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.link.Withheld;
import emberdelve.server.view.Note;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The keeper of the game's recording and its checkpoints, which runs what waits for them. Thread:
 * world.
 */
final class Durability {
    private final World world;
    private final Recorder recorder;
    private final Safekeeping safekeeping;
    private final StoreWatch watch;
    private final DurabilityCallbacks callbacks;
    private final Consumer<Input> otherWorlds;

    /**
     * @param otherWorlds takes what staff in other worlds are to be told, too
     */
    Durability(
            World world,
            Recorder recorder,
            Safekeeping safekeeping,
            StoreWatch watch,
            DurabilityCallbacks callbacks,
            Consumer<Input> otherWorlds) {
        this.otherWorlds = otherWorlds;
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
     * Takes note that a tick is over.
     *
     * @param runner runs the inputs that tell what is durable and how saving goes: the disk decides
     *     both
     */
    void ticked(Consumer<Input> runner) {
        recorder.ticked(world);
        var urgent = !callbacks.isEmpty();
        // Before the checkpoint is taken: callbacks that come from here on wait for the next one.
        callbacks.ended(world.now());
        safekeeping.afterTick(world, urgent);
        if (!callbacks.isEmpty() && safekeeping.isSettled(world))
            runner.accept(new Input.Durable(world.now(), safekeeping.withheld()));
        tellOf(safekeeping.takeNews(), runner.andThen(otherWorlds));
        saving().flatMap(watch::change).ifPresent(runner);
    }

    /**
     * Tells staff of the first row, and only the number of the others, which mostly fail because of
     * it.
     */
    private static void tellOf(List<UnstoredRow> rows, Consumer<Input> runner) {
        if (rows.isEmpty()) return;
        var first = Map.of("row", rows.getFirst().row(), "why", rows.getFirst().why());
        runner.accept(new Input.Announced(Role.ADMIN, Note.of("store.aside", first)));
        if (rows.size() == 1) return;
        var more = Map.of("count", Integer.toString(rows.size() - 1));
        runner.accept(new Input.Announced(Role.ADMIN, Note.of("store.aside-more", more)));
    }

    /** Notes that everything up to that tick is safe on disk, except for what is withheld. */
    void reached(Input.Durable durable) {
        callbacks.runUpTo(durable.tick(), durable.withheld());
    }

    /** Takes the new state of saving; answers the key of the message for all players, if any. */
    Optional<String> take(Input.Saving saving) {
        var told = watch.take(saving);
        world.part(Barriers.class).saves(!watch.refusesDeeds());
        return told;
    }

    /** The state of saving; empty in a game that stores nothing, such as a replay. */
    Optional<StoreHealth> saving() {
        return safekeeping.standing(world);
    }

    /** Whether all rows can be stored, so that none is set aside. */
    boolean isWhole() {
        return safekeeping.unstored().isEmpty();
    }

    /**
     * Stores everything, and runs the callbacks of what is safe on disk.
     *
     * @return the players for whom something is not stored; empty when nothing could be stored
     */
    Optional<Withheld> finish(Duration within) {
        recorder.end();
        if (!safekeeping.finish(world, within)) return Optional.empty();
        var withheld = safekeeping.withheld();
        callbacks.runUpTo(Long.MAX_VALUE, withheld);
        return Optional.of(withheld);
    }
}
