package emberdelve.server.game;

import emberdelve.db.StoreState;
import emberdelve.server.checkpoint.StoreHealth;
import java.time.Duration;
import java.util.Optional;

/**
 * What failing or slow saving means for play (RELIABILITY P7): first a warning, then nobody can do
 * what would be missed. Thread: world.
 */
final class StoreWatch {
    /** A write on a busy disk takes a second or two; what is older is trouble. */
    static final Duration WARN_AFTER = Duration.ofSeconds(5);

    /** So much play may be lost without being asked again. */
    static final Duration HOLD_AFTER = Duration.ofSeconds(60);

    private Stage stage = Stage.WELL;
    private boolean failing;

    private enum Stage { WELL, WARNED, HELD }

    /** Takes note; answers the key of what everybody is to be told now, if anything. */
    Optional<String> watch(StoreHealth health) {
        failing = health.state() != StoreState.WELL;
        var before = stage;
        stage = stage(health.unsaved());
        if (stage == before) return Optional.empty();
        return Optional.of(switch (stage) {
            case WELL -> "store.well";
            case WARNED -> "store.ill";
            case HELD -> "store.held";
        });
    }

    /** Whether what would be missed has to wait. */
    boolean holds() {
        return stage == Stage.HELD;
    }

    /** Whether staff deeds are refused: their record in the audit log would not be safe. */
    boolean refusesDeeds() {
        return failing || stage != Stage.WELL;
    }

    /** It gets better only when all is safe: a warning that comes and goes tells nothing. */
    private Stage stage(Duration unsaved) {
        if (unsaved.compareTo(HOLD_AFTER) > 0) return Stage.HELD;
        if (unsaved.compareTo(WARN_AFTER) > 0) return stage == Stage.HELD ? stage : Stage.WARNED;
        return Stage.WELL;
    }
}
