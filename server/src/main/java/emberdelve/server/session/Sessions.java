package emberdelve.server.session;

import emberdelve.server.link.Link;

import jakarta.inject.Inject;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.LockSupport;

/** All sessions there are, whatever their stage. Safe for any thread. */
public final class Sessions {
    private static final String NOBODY_YET = "";
    private static final Duration GLANCE = Duration.ofMillis(10);

    private final ConcurrentHashMap<Link, String> names = new ConcurrentHashMap<>();

    @Inject
    Sessions() {}

    void opened(Link session) {
        names.put(session, NOBODY_YET);
    }

    /** Notes that the session plays that character. */
    void playing(Link session, String name) {
        names.replace(session, name);
    }

    void closed(Link session) {
        names.remove(session);
    }

    /** The names of the characters that are played, in order. */
    public List<String> online() {
        return names.values().stream()
                .filter(name -> !name.equals(NOBODY_YET))
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * Tells all sessions the reason, and closes them. Thread: the one that stops the server.
     *
     * @param key of the message
     * @param within how long to wait for their loops to do it
     */
    public void dismissAll(String key, Duration within) {
        for (var session : names.keySet()) {
            try {
                session.loop().execute(() -> session.dismissed(key));
            } catch (RejectedExecutionException _) {
                names.remove(session);
            }
        }
        // Their loops take them out of the map; nobody would signal the last one for this.
        for (var left = within; !names.isEmpty() && left.isPositive(); left = left.minus(GLANCE))
            LockSupport.parkNanos(GLANCE.toNanos());
    }
}
