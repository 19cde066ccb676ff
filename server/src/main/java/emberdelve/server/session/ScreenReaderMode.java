package emberdelve.server.session;

import java.util.Optional;

/**
 * Whether this person is read to: what they said counts most, then what their account remembers or
 * their client announces. Thread: the session's.
 */
final class ScreenReaderMode {
    private Optional<Boolean> chosen = Optional.empty();
    private boolean on;
    private boolean detected;

    boolean isOn() {
        return on;
    }

    /** It is so now. */
    void set(boolean now) {
        on = now;
    }

    /** They said so themselves. */
    void choose(boolean wanted) {
        chosen = Optional.of(wanted);
    }

    /**
     * The client has told.
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
