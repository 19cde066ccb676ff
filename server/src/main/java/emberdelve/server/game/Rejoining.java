package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.rule.group.Following;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The rejoining of those who followed one another out of another world. They come in whatever order
 * the store has read them, so that a follower may be here before its leader. Thread: world.
 */
final class Rejoining {
    /** The time after which a follower does not wait for its leader any more. */
    private static final Duration WAITS = Duration.ofSeconds(10);

    private final World world;

    /** The followers that have come, each with whom it wants to follow. */
    private final Map<Actor, Wish> wishes = new LinkedHashMap<>();

    private record Wish(ActorId leader, long untilTick) {}

    Rejoining(World world) {
        this.world = world;
        world.hooks().onLeft(wishes::remove);
    }

    /**
     * Lets a character that has come follow its leader, and be followed by those who came before.
     *
     * @param leader whom it followed in the other world
     */
    void came(Actor actor, Optional<ActorId> leader) {
        var until = world.now() + world.ticks(WAITS);
        leader.ifPresent(whom -> wishes.put(actor, new Wish(whom, until)));
        new LinkedHashMap<>(wishes).forEach(this::follow);
    }

    private void follow(Actor follower, Wish wish) {
        var leader = world.population().find(wish.leader());
        if (world.now() > wish.untilTick()) {
            wishes.remove(follower);
        } else if (leader.isPresent() && leader.get().room() == follower.room()) {
            wishes.remove(follower);
            world.part(Following.class).join(follower, leader.get());
        }
    }
}
