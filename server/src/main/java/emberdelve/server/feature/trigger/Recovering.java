package emberdelve.server.feature.trigger;

import emberdelve.config.content.Content;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;

import java.util.HashMap;
import java.util.Map;

/**
 * When triggers can go off again, by their zone's clock; rooms know it themselves. Thread: world.
 */
final class Recovering {
    private final World world;

    /** Of monsters. Only looked up. */
    private final Map<Actor, long[]> monsters = new HashMap<>();

    Recovering(World world) {
        this.world = world;
    }

    boolean isReady(Actor monster, int place) {
        var ready = monsters.get(monster);
        return ready == null || ready[place] <= monster.room().zone().now();
    }

    /** It goes off now. */
    void begin(Occasion on) {
        var recovers = on.trigger().recovers();
        var triggers = on.origin().triggers().all();
        var until = on.room().zone().now() + (recovers.isZero() ? 0 : world.ticks(recovers));
        var place = triggers.indexOf(on.trigger());
        if (on.origin().isRoom()) on.room().recover(place, until);
        else if (!recovers.isZero())
            on.origin().actor().ifPresent(its -> of(its, triggers.size())[place] = until);
    }

    private long[] of(Actor monster, int count) {
        return monsters.computeIfAbsent(monster, _ -> new long[count]);
    }

    /** Those whose triggers are other ones now can go off at once. */
    void reloaded(Content before) {
        monsters.keySet()
                .removeIf(monster -> {
                    if (!(monster.nature() instanceof Nature.Monster(var type))) return true;
                    var was = before.monsters().get(type.id());
                    return was == null || !was.habits().triggers().equals(monster.triggers());
                });
    }

    void forget(Actor actor) {
        monsters.remove(actor);
    }
}
