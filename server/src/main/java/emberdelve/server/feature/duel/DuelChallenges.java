package emberdelve.server.feature.duel;

import emberdelve.server.model.Actor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The challenges that wait for an answer, oldest first. Thread: world. */
final class DuelChallenges {
    private final List<Challenge> open = new ArrayList<>();

    /**
     * A challenge of one actor to another.
     *
     * @param groups whether the groups of both are to fight
     */
    record Challenge(
            Actor challenger, Actor challenged, boolean groups, long madeTick, long lapsesTick) {
        boolean isBetween(Actor one, Actor other) {
            return challenger == one && challenged == other;
        }
    }

    void add(Challenge challenge) {
        open.add(challenge);
    }

    /** The newest challenge to that actor. */
    Optional<Challenge> of(Actor challenged) {
        return open.reversed().stream().filter(each -> each.challenged() == challenged).findFirst();
    }

    boolean isOpen(Actor challenger, Actor challenged) {
        return open.stream().anyMatch(each -> each.isBetween(challenger, challenged));
    }

    void remove(Challenge challenge) {
        open.remove(challenge);
    }

    /** Forgets the challenges of an actor who leaves the dungeon. */
    void forget(Actor actor) {
        open.removeIf(each -> each.challenger() == actor || each.challenged() == actor);
    }

    /** Removes and returns the challenges whose time is over. */
    List<Challenge> takeLapsed(long now) {
        if (open.isEmpty()) return List.of();
        var lapsed = open.stream().filter(each -> each.lapsesTick() <= now).toList();
        open.removeAll(lapsed);
        return lapsed;
    }
}
