package emberdelve.config.load;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.Variable;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The scope of a trigger: the place it belongs to, and what is remembered there.
 *
 * @param zone the id of the zone; empty for triggers of monsters and items, which may be anywhere
 * @param room the room; empty for triggers of whole zones, monsters and items
 * @param hasVoice whether it has somebody to speak its words: a monster, or a room's voice
 * @param variables by the names that expressions call them: {@code zone.lever}
 */
record Scope(
        Optional<String> zone,
        Optional<RoomId> room,
        boolean hasVoice,
        Map<String, Variable> variables) {
    /** The scope of things that remember nothing and may be anywhere. */
    static final Scope NOWHERE = new Scope(Optional.empty(), Optional.empty(), false, Map.of());

    static Scope ofZone(String zone, Map<String, Variable> variables) {
        return new Scope(Optional.of(zone), Optional.empty(), false, variables);
    }

    static Scope ofMonster(Map<String, Variable> variables) {
        return new Scope(Optional.empty(), Optional.empty(), true, variables);
    }

    /** The scope of a room of this zone, which remembers these variables as well. */
    Scope in(RoomId itsRoom, Map<String, Variable> its) {
        var all = new TreeMap<>(variables);
        all.putAll(its);
        return new Scope(zone, Optional.of(itsRoom), hasVoice, all);
    }
}
