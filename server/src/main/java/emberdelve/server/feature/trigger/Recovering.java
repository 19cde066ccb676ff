package emberdelve.server.feature.trigger;

import emberdelve.config.content.Content;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Room;

import java.util.HashMap;
import java.util.Map;

/**
 * The ticks in which the triggers of monsters and items can go off again; a room keeps those of its
 * own triggers. Thread: world.
 */
final class Recovering {
    private final World world;

    /** The ticks by the clock of the monster's zone. Only looked up. */
    private final Map<Actor, long[]> monsters = new HashMap<>();

    /**
     * The ticks by the world's clock, for each user of items, by the {@link Origin#key} of the
     * item. Only looked up.
     */
    private final Map<Actor, Map<String, long[]>> things = new HashMap<>();

    Recovering(World world) {
        this.world = world;
    }

    boolean isReady(Actor monster, int place) {
        var ready = monsters.get(monster);
        return ready == null || ready[place] <= monster.room().zone().now();
    }

    /** Whether that trigger of the room, or of the monster in it, can go off. */
    boolean isReady(Origin origin, Room room, int place) {
        return origin.actor()
                .map(monster -> isReady(monster, place))
                .orElseGet(() -> room.isReady(place));
    }

    /** Whether that trigger of the item can go off for that user. */
    boolean isReady(Actor user, Origin thing, int place) {
        var ready = things.getOrDefault(user, Map.of()).get(thing.key());
        return ready == null || ready[place] <= world.now();
    }

    /** Notes that the trigger goes off now. */
    void begin(Occasion on) {
        var recovers = on.trigger().recovers();
        var triggers = on.origin().triggers().all();
        var ticks = recovers.isZero() ? 0 : world.ticks(recovers);
        var until = on.room().zone().now() + ticks;
        var place = triggers.indexOf(on.trigger());
        if (on.origin().isRoom()) on.room().recover(place, until);
        else if (recovers.isZero()) return;
        else if (on.origin().isThing())
            on.self().ifPresent(user -> of(user, on.origin())[place] = world.now() + ticks);
        else on.origin().actor().ifPresent(its -> of(its, triggers.size())[place] = until);
    }

    private long[] of(Actor user, Origin thing) {
        return things.computeIfAbsent(user, _ -> new HashMap<>())
                .computeIfAbsent(thing.key(), _ -> new long[thing.triggers().all().size()]);
    }

    private long[] of(Actor monster, int count) {
        return monsters.computeIfAbsent(monster, _ -> new long[count]);
    }

    /**
     * Forgets the ticks of monsters and items whose triggers have changed: those can go off at
     * once.
     */
    void reloaded(Content before) {
        monsters.keySet()
                .removeIf(monster -> {
                    if (!(monster.nature() instanceof Nature.Monster(var type))) return true;
                    var was = before.monsters().get(type.id());
                    return was == null || !was.habits().triggers().equals(monster.triggers());
                });
        for (var its : things.values()) its.keySet().removeIf(thing -> isOther(thing, before));
    }

    private boolean isOther(String thing, Content before) {
        var id = thing.substring(Origin.ITEM.length());
        var was = before.items().get(id);
        var now = world.content().items().get(id);
        return was == null || now == null || !was.make().triggers().equals(now.make().triggers());
    }

    void forget(Actor actor) {
        monsters.remove(actor);
        things.remove(actor);
    }
}
