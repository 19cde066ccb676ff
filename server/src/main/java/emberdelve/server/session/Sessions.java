package emberdelve.server.session;

import emberdelve.server.link.Link;
import emberdelve.server.metrics.Traffic;

import jakarta.inject.Inject;

import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.LockSupport;

/** The table of all sessions, whatever their stage. Safe for any thread. */
public final class Sessions {
    private static final String NOBODY_YET = "";
    private static final Duration GLANCE = Duration.ofMillis(10);

    private final ConcurrentHashMap<Link, String> names = new ConcurrentHashMap<>();

    /**
     * The number of sessions that play each character, by its name: for a moment it is two, when
     * one session takes it over from another.
     */
    private final ConcurrentHashMap<String, Integer> played = new ConcurrentHashMap<>();

    private final Set<String> online = Collections.unmodifiableSet(played.keySet());

    private final Traffic traffic;

    @Inject
    Sessions(Traffic traffic) {
        this.traffic = traffic;
    }

    /** The number of all sessions, those included that play no character. */
    public int count() {
        return names.size();
    }

    /** Counts a session that the server ends; {@code key}: of the message that tells it. */
    void ended(String key) {
        traffic.ended().add(key);
    }

    /** Counts a line that is not taken; {@code key}: of the message that tells it. */
    void refused(String key) {
        traffic.refused().add(key);
    }

    /** Notes a session that plays no character: a new one, or one between two characters. */
    void opened(Link session) {
        Optional.ofNullable(names.put(session, NOBODY_YET)).ifPresent(this::left);
    }

    /** Notes that the session plays that character. */
    void playing(Link session, String name) {
        var before = Optional.ofNullable(names.replace(session, name));
        if (before.isEmpty()) return;
        left(before.get());
        played.merge(name, 1, Integer::sum);
    }

    /** Notes that nobody shall learn of the character that the session plays. */
    void hidden(Link session) {
        Optional.ofNullable(names.replace(session, NOBODY_YET)).ifPresent(this::left);
    }

    void closed(Link session) {
        Optional.ofNullable(names.remove(session)).ifPresent(this::left);
    }

    private void left(String name) {
        played.computeIfPresent(name, (_, sessions) -> sessions > 1 ? sessions - 1 : null);
    }

    /** The names of the characters that are played and seen by all; a live view, in no order. */
    public Set<String> online() {
        return online;
    }

    /**
     * Tells all sessions the reason, and closes them. Thread: the one that stops the server.
     *
     * @param key of the message
     * @param within the longest time to wait for their loops to close them
     */
    public void dismissAll(String key, Duration within) {
        for (var session : names.keySet()) {
            try {
                session.loop().execute(() -> session.dismissed(key));
            } catch (RejectedExecutionException _) {
                closed(session);
            }
        }
        // The loops take the sessions out of the map, without a signal after the last one.
        for (var left = within; !names.isEmpty() && left.isPositive(); left = left.minus(GLANCE))
            LockSupport.parkNanos(GLANCE.toNanos());
    }
}
