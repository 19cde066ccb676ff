package emberdelve.server.session;

import java.util.Optional;

/**
 * The mode for screen readers: the player's own choice goes before the account's memory and the
 * client's announcement. Thread: the session's.
 */
final class ScreenReaderMode {
    private Optional<Boolean> chosen = Optional.empty();
    private boolean on;
    private boolean detected;

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

    /**
     * Takes the client's announcement.
     *
     * @return whether the mode is to be switched on because of the announcement
     */
    boolean detect(boolean now) {
        var isNews = now && !detected;
        detected = now;
        return isNews && !on && chosen.isEmpty();
    }

    /** Whether the mode is to be on for an account that remembers it as on. */
    boolean remembered() {
        return chosen.orElse(true);
    }
}
