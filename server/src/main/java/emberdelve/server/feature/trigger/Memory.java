package emberdelve.server.feature.trigger;

import emberdelve.config.content.Variable;
import emberdelve.db.row.Require;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Zone;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The memory of triggers about zones, rooms, monsters and characters (docs/rules.md R18.5). Thread:
 * world.
 */
public final class Memory {
    private static final String OF_ACTOR = "actor";
    private static final String FIRST = "first ";
    private static final long FACTOR = 31;

    private final World world;
    private final Marks<MemorySheet> marks;
    private final Map<String, MemorySheet> places = new TreeMap<>();

    /**
     * The sheets of actors, which are only looked up, never run through: their order means nothing.
     */
    private final Map<ActorId, MemorySheet> actors = new HashMap<>();

    /** The trace of all that was set since the start, as one number. */
    private long trace;

    Memory(World world) {
        this.world = world;
        marks = world.changes().of(MemorySheet.class);
    }

    /** Takes over a stored sheet; a monster to which it belongs is stored with it from now on. */
    void restore(MemorySheet sheet) {
        if (!sheet.owner().equals(OF_ACTOR)) {
            places.put(sheet.owner(), sheet);
            return;
        }
        actors.put(new ActorId(sheet.id()), sheet);
        world.population().find(new ActorId(sheet.id())).ifPresent(Actor::remember);
    }

    /** Takes over a sheet that another world has stored, unless it belongs to one of its places. */
    void learn(MemorySheet sheet) {
        if (sheet.owner().equals(OF_ACTOR)) actors.put(new ActorId(sheet.id()), sheet);
    }

    /** The variable's present value, as a number. */
    long get(Variable variable, Occasion on) {
        var sheet = find(variable, on);
        return sheet == null ? 0 : variable.read(sheet.get(key(variable)));
    }

    void set(Variable variable, long value, Occasion on) {
        var kept = Math.clamp(value, -Variable.NUMBER_MAX, Variable.NUMBER_MAX);
        // The number of an actor is kept as it is, however high.
        var written = variable.written(variable.kind() == Variable.Plain.WHO ? value : kept);
        switch (variable.scope()) {
            case ZONE -> set("zone " + on.room().zone().template().id(), variable, written);
            case ROOM -> set("room " + on.room().id(), variable, written);
            case ACTOR -> on.origin().actor().ifPresent(its -> set(its, key(variable), written));
            case CHARACTER -> on.self().ifPresent(its -> set(its, key(variable), written));
        }
    }

    private @Nullable MemorySheet find(Variable variable, Occasion on) {
        return switch (variable.scope()) {
            case ZONE -> places.get("zone " + on.room().zone().template().id());
            case ROOM -> places.get("room " + on.room().id());
            case ACTOR -> of(on.origin().actor());
            case CHARACTER -> of(on.self());
        };
    }

    private @Nullable MemorySheet of(Optional<Actor> actor) {
        return actor.isEmpty() ? null : actors.get(actor.get().id());
    }

    /**
     * The name of the variable in its sheet; in the one sheet of a character it begins with the
     * place or kind that remembers something of the character.
     */
    private static String key(Variable variable) {
        return variable.scope() == Variable.Scope.CHARACTER
                ? variable.owner() + " " + variable.name()
                : variable.name();
    }

    private void set(String place, Variable variable, String written) {
        var sheet =
                places.computeIfAbsent(
                        place, _ -> new MemorySheet(world.ids().give(), place, Map.of()));
        set(sheet, key(variable), written);
    }

    private void set(Actor actor, String name, String written) {
        var sheet =
                actors.computeIfAbsent(
                        actor.id(), id -> new MemorySheet(id.value(), OF_ACTOR, Map.of()));
        if (!actor.isCharacter()) actor.remember();
        set(sheet, name, written);
    }

    private void set(MemorySheet sheet, String name, String written) {
        if (sheet.get(name).equals(written)) return;
        sheet.set(name, written);
        trace = (trace * FACTOR + sheet.id()) * FACTOR + name.hashCode();
        trace = trace * FACTOR + written.hashCode();
        marks.changed(sheet.id(), sheet);
    }

    /** Whether the trigger of that name has never gone off for the character. */
    boolean isFirst(Actor character, String trigger) {
        var sheet = actors.get(character.id());
        return sheet == null || sheet.get(first(trigger)).isEmpty();
    }

    /** Notes that the character has met the trigger from now on. */
    void met(Actor character, String trigger) {
        set(character, first(trigger), "true");
    }

    private static String first(String trigger) {
        var name = FIRST + trigger;
        return name.substring(0, Math.min(name.length(), Require.WORD_MAX_CHARS));
    }

    /**
     * Forgets the sheet of a monster that leaves the dungeon, or of a character that nobody will
     * play again.
     */
    void left(Actor actor) {
        var isOver =
                !actor.isCharacter()
                        || actor.fate() instanceof Fate.Fallen
                        || actor.preferences().settings().deleted();
        if (isOver) forget(actor.id());
    }

    void forget(ActorId actor) {
        if (drop(actor)) marks.gone(actor.value());
    }

    /** Takes out a sheet without marking it as gone; false if there was none. */
    boolean drop(ActorId actor) {
        return actors.remove(actor) != null;
    }

    /** Forgets the sheets of a zone that is no more, and of its rooms. */
    void closed(Zone zone) {
        forget("zone " + zone.template().id());
        for (var room : zone.rooms()) forget("room " + room.id());
    }

    private void forget(String place) {
        var sheet = places.remove(place);
        if (sheet != null) marks.gone(sheet.id());
    }

    /**
     * The values that all zones and rooms remember, by the owner of the sheet, such as {@code zone
     * mine}; for staff and tests.
     */
    public Map<String, Map<String, String>> ofPlaces() {
        var all = new TreeMap<String, Map<String, String>>();
        places.forEach((place, sheet) -> all.put(place, sheet.values()));
        return all;
    }

    /** The values that are remembered of that actor; empty for most. */
    public Map<String, String> of(ActorId actor) {
        var sheet = actors.get(actor);
        return sheet == null ? Map.of() : sheet.values();
    }

    long trace() {
        return trace;
    }
}
