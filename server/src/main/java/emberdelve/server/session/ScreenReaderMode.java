package emberdelve.server.session;

import java.util.Optional;

/**
 * The mode for screen readers: the player's own choice goes before the account's memory and the
 * client's announcement. Only the first two are kept. Thread: the session's.
 */
final class ScreenReaderMode {
    private Optional<Boolean> chosen = Optional.empty();
    private boolean remembered;
    private boolean detected;
    private boolean on;

    boolean isOn() {
        return on;
    }

    /** Sets the mode. */
    void set(boolean now) {
        on = now;
    }

    /** Takes the player's own choice. */
    void choose(boolean wanted) {
        chosen = Optional.of(wanted);
    }

    /** Takes note that the account remembers the mode as on. */
    void remember() {
        remembered = true;
    }

    /** Whether the mode is wanted for good, whatever the client says of itself. */
    boolean isKept() {
        return chosen.orElse(remembered);
    }

    /**
     * Takes the client's announcement.
     *
     * @return whether something follows from the announcement
     */
    boolean detect(boolean now) {
        var isNews = now != detected;
        detected = now;
        return isNews && chosen.isEmpty();
    }
}
