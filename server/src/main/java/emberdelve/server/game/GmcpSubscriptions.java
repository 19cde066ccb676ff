package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Outbox;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.offer.Topic;
import emberdelve.server.view.View;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Gives players' programs the views they follow, each only when it has changed: vitals and another
 * room within a tick, the rest within a second. Thread: world.
 */
final class GmcpSubscriptions {
    private final Map<ActorId, Feed> subscriptions = new HashMap<>();
    private final Players players;
    private final Outbox outbox;
    private final World world;
    private final Map<String, Topic<?>> topics;
    private final long ticksPerSecond;

    /** What one player follows, each topic with what was given last; empty when nothing was. */
    private record Feed(Map<Topic<?>, Optional<View>> given) {}

    /**
     * @param topics all there are, by their names, in the order in which they are given
     */
    GmcpSubscriptions(
            World world,
            Players players,
            Outbox outbox,
            Map<String, Topic<?>> topics,
            long ticksPerSecond) {
        this.players = players;
        this.outbox = outbox;
        this.world = world;
        this.topics = topics;
        this.ticksPerSecond = ticksPerSecond;
    }

    /**
     * From now on those and no others, all of them at the end of this tick: who asks a hundred
     * times in one costs no more than who asks once.
     */
    void follow(Actor actor, List<String> names) {
        forget(actor);
        if (names.isEmpty()) return;
        var feed = new Feed(new LinkedHashMap<>());
        topics.forEach((name, topic) -> {
            if (names.contains(name)) feed.given().put(topic, Optional.empty());
        });
        subscriptions.put(actor.id(), feed);
    }

    /** Nobody is there to be told; whoever comes next has wishes of their own. */
    void forget(Actor actor) {
        subscriptions.remove(actor.id());
    }

    /** At the end of that tick. */
    void give(long tick) {
        if (subscriptions.isEmpty()) return;
        var all = tick % ticksPerSecond == 0;
        subscriptions.forEach(
                (id, feed) -> players.get(id).ifPresent(player -> give(player, feed, all)));
    }

    private void give(Player player, Feed feed, boolean all) {
        var actor = player.actor();
        if (!actor.isPresent()) return;
        for (var followed : feed.given().entrySet()) {
            var topic = followed.getKey();
            var given = followed.getValue();
            if (!all && !topic.isUrgent(given, actor)) continue;
            View now = topic.look().at(world, actor, players);
            if (given.isPresent() && given.get().equals(now)) continue;
            followed.setValue(Optional.of(now));
            outbox.tell(player, new Heard.Beside(now));
        }
    }
}
