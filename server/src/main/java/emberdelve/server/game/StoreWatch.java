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
    /** A write on a busy disk takes a second or two; what is older is trouble. */
    static final Duration WARN_AFTER = Duration.ofSeconds(5);

    /** The most play that a crash may lose; commands that need saving are refused from then on. */
    static final Duration HOLD_AFTER = Duration.ofSeconds(60);

    private SavingStage stage = SavingStage.WELL;
    private boolean failing;

    /** The input to take, if the state of saving differs from the one taken last. */
    Optional<Input> change(StoreHealth health) {
        var seen = new Input.Saving(stage(health.unsaved()), health.isFailing());
        return seen.stage() == stage && seen.failing() == failing
                ? Optional.empty()
                : Optional.of(seen);
    }

    /** Takes the input; answers the key of the message for all players, if any. */
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

    /** Return to normal only when all is safe: a warning that comes and goes tells nothing. */
    private SavingStage stage(Duration unsaved) {
        if (unsaved.compareTo(HOLD_AFTER) > 0) return SavingStage.HELD;
        if (unsaved.compareTo(WARN_AFTER) > 0)
            return stage == SavingStage.HELD ? stage : SavingStage.WARNED;
        return SavingStage.WELL;
    }
}
