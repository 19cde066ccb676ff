package emberdelve.server.game;

import emberdelve.server.link.Input;
import emberdelve.server.link.Link;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The characters that are to be read from the database, with the links that wait for them. Thread:
 * world.
 */
final class Loading {
    private final Loader loader;
    private final Map<Long, List<Arrival>> waiting = new LinkedHashMap<>();
    private final Set<Long> asked = new HashSet<>();
    private boolean isPaused;

    /**
     * A link whose player wants to come in.
     *
     * @param enter its request
     * @param crossing the way by which the character comes from another world
     */
    record Arrival(Input.Enter enter, Link link, Optional<Input.Arrive> crossing) {
        Arrival(Input.Enter enter, Link link) {
            this(enter, link, Optional.empty());
        }

        /** Whether the player's session is in the dungeon, and its inputs are held. */
        boolean isOnItsWay() {
            return crossing.filter(Input.Arrive::isEntered).isPresent();
        }
    }

    Loading(Loader loader) {
        this.loader = loader;
    }

    /** Asks for a character, unless it is asked for already. */
    void ask(long character, Arrival arrival) {
        var its = waiting.computeIfAbsent(character, _ -> new ArrayList<>());
        its.add(arrival);
        if (its.size() == 1 && !isPaused) ask(character);
    }

    private void ask(long character) {
        if (loader.load(character)) {
            asked.add(character);
            return;
        }
        for (var each : take(character)) dismiss(each.link());
    }

    private static void dismiss(Link link) {
        link.loop().execute(() -> link.dismissed("login.busy"));
    }

    /** Takes the links that waited for the character, for which the database has answered. */
    List<Arrival> take(long character) {
        asked.remove(character);
        var its = waiting.remove(character);
        return its == null ? List.of() : its;
    }

    /** Asks for no character from now on, until {@link #resume}: whoever comes waits. */
    void pause() {
        isPaused = true;
    }

    /** Whether the database has answered for all characters that it was asked for. */
    boolean isQuiet() {
        return asked.isEmpty();
    }

    boolean isPaused() {
        return isPaused;
    }

    /** Goes on after {@link #pause}. */
    void resume() {
        isPaused = false;
        for (var character : List.copyOf(waiting.keySet())) ask(character);
    }
}
