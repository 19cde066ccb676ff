package emberdelve.server.game;

import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.link.Input;
import emberdelve.server.link.SavingStage;

import java.time.Duration;
import java.util.Optional;

/**
 * The watch over saving, and what its failure or slowness means for play (docs/operating.md P7):
 * first a warning, then commands whose result must not be lost are refused. Thread: world.
 */
final class StoreWatch {
    /**
     * The age of an unsaved change at which players are warned: a write on a busy disk takes a
     * second or two.
     */
    static final Duration WARN_AFTER = Duration.ofSeconds(5);

    /**
     * The age of an unsaved change from which on commands that need saving are refused: the most
     * play that a crash may lose.
     */
    static final Duration HOLD_AFTER = Duration.ofSeconds(60);

    private SavingStage stage = SavingStage.WELL;
    private boolean failing;

    /** The input for the new state of saving, if it differs from the state taken last. */
    Optional<Input> change(StoreHealth health) {
        var seen = new Input.Saving(stage(health.unsaved()), health.isFailing());
        return seen.stage() == stage && seen.failing() == failing
                ? Optional.empty()
                : Optional.of(seen);
    }

    /** Takes the new state of saving; answers the key of the message for all players, if any. */
    Optional<String> take(Input.Saving saving) {
        failing = saving.failing();
        if (saving.stage() == stage) return Optional.empty();
        stage = saving.stage();
        return Optional.of(
                switch (stage) {
                    case WELL -> "store.well";
                    case WARNED -> "store.ill";
                    case HELD -> "store.held";
                });
    }

    /** Whether commands that need saving are refused. */
    boolean holds() {
        return stage == SavingStage.HELD;
    }

    /** Whether staff deeds are refused: their record in the audit log would not be safe. */
    boolean refusesDeeds() {
        return failing || stage != SavingStage.WELL;
    }

    /**
     * The stage for the age of the oldest unsaved change; commands stay refused until that age is
     * small again, because a warning that comes and goes tells nothing.
     */
    private SavingStage stage(Duration unsaved) {
        if (unsaved.compareTo(HOLD_AFTER) > 0) return SavingStage.HELD;
        if (unsaved.compareTo(WARN_AFTER) > 0)
            return stage == SavingStage.HELD ? stage : SavingStage.WARNED;
        return SavingStage.WELL;
    }
}
