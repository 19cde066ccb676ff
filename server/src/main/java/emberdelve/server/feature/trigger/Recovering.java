package emberdelve.server.feature.trigger;

import emberdelve.config.content.Content;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Room;

import java.util.HashMap;
import java.util.Map;

/**
 * The moments at which triggers can go off again, by their zone's clock; rooms know theirs
 * themselves. Thread: world.
 */
final class Recovering {
    private final World world;

    /** The moments of monsters' triggers. Only looked up. */
    private final Map<Actor, long[]> monsters = new HashMap<>();

    /**
     * The moments of things' triggers, for each who has used one, by what {@link Origin} calls
     * them. Only looked up.
     */
    private final Map<Actor, Map<String, long[]>> things = new HashMap<>();

    Recovering(World world) {
        this.world = world;
    }

    boolean isReady(Actor monster, int place) {
        var ready = monsters.get(monster);
        return ready == null || ready[place] <= monster.room().zone().now();
    }

    /** Whether that of a room, or of a monster in it, can go off. */
    boolean isReady(Origin origin, Room room, int place) {
        return origin.actor()
                .map(monster -> isReady(monster, place))
                .orElseGet(() -> room.isReady(place));
    }

    /** Whether that thing's can go off for whoever has one. */
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

    /** Lets monsters whose triggers are other ones now set them off at once. */
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
