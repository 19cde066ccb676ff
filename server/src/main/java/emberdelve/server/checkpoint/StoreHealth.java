package emberdelve.server.checkpoint;

import emberdelve.db.StoreState;

import java.time.Duration;

/**
 * The state of saving at one moment.
 *
 * @param durableTick the last tick that is safe
 * @param unsaved how long the oldest change has waited to be safe; zero when none waits
 * @param dirtyRows the number of rows that wait, those under way included
 * @param failures how often the write under way has failed in a row
 * @param lastWrite how long the last good write took
 * @param reason the reason of the last failure, or which rows are set aside and why; empty while
 *     all is well
 */
public record StoreHealth(
        StoreState state,
        long durableTick,
        Duration unsaved,
        int dirtyRows,
        int failures,
        Duration lastWrite,
        String reason) {
    /** Whether the last try to write went wrong. */
    public boolean isFailing() {
        return switch (state) {
            case WELL, LATE, ASIDE -> false;
            case FAILING, REJECTED, UNSOUND -> true;
        };
    }
}
