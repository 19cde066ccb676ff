package emberdelve.server.session;

import java.util.Optional;

/**
 * The mode for screen readers: the player's own choice counts most, then the account's memory or
 * the client's announcement. Thread: the session's.
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
     * @return whether it is to be switched on because of that
     */
    boolean detect(boolean now) {
        var isNews = now && !detected;
        detected = now;
        return isNews && !on && chosen.isEmpty();
    }

    /** Whether it is to be on, if the account says that it was. */
    boolean remembered() {
        return chosen.orElse(true);
    }
}
