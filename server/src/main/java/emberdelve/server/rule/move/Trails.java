package emberdelve.server.rule.move;

import emberdelve.config.content.RoomId;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Way;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rooms by which each character came to where it is: who flees runs back along them
 * (docs/rules.md R2.12). A restart of the server forgets them. Thread: world.
 */
final class Trails {
    /**
     * The most rooms of a trail, the present one counted; whoever has run through so many is far
     * off.
     */
    private static final int ROOMS_MAX = 20;

    private final Map<ActorId, ArrayDeque<RoomId>> trails = new LinkedHashMap<>();

    /**
     * Adds the new room of a character to its trail, or shortens the trail if the character has
     * turned back.
     */
    void cameIn(Actor character) {
        var trail = trails.computeIfAbsent(character.id(), _ -> new ArrayDeque<>());
        var here = character.room().id();
        var last = trail.pollLast();
        if (here.equals(trail.peekLast())) return;
        if (last != null) trail.addLast(last);
        trail.addLast(here);
        if (trail.size() > ROOMS_MAX) trail.removeFirst();
    }

    void left(Actor actor) {
        trails.remove(actor.id());
    }

    /** The way, of these, that leads to the room from which the actor came. */
    Optional<Way> back(Actor actor, List<Way> ways) {
        var trail = trails.get(actor.id());
        if (trail == null || trail.size() < 2) return Optional.empty();
        var fromEnd = trail.descendingIterator();
        fromEnd.next();
        var before = fromEnd.next();
        return ways.stream().filter(way -> way.to().id().equals(before)).findFirst();
    }
}
