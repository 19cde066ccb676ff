package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.link.Heard;
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
 * The GMCP topics that players' programs follow, each sent only when it has changed: vitals and a
 * new room within a tick, other topics within a second. Thread: world.
 */
final class GmcpSubscriptions {
    private final Map<ActorId, Feed> subscriptions = new HashMap<>();
    private final Players players;
    private final Outbox outbox;
    private final World world;
    private final Map<String, Topic<?>> topics;
    private final long ticksPerSecond;

    /** The topics that one player follows, each with the view sent last, if any. */
    private record Feed(Map<Topic<?>, Optional<View>> given) {}

    /**
     * @param topics all topics by name, in the order in which they are sent
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
     * Follows these topics only and sends all of them at the end of this tick: a hundred requests
     * in one tick cost no more than one.
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

    /** The names of the topics that the character's player follows. */
    List<String> topics(Actor actor) {
        var feed = subscriptions.get(actor.id());
        if (feed == null) return List.of();
        return topics.entrySet().stream()
                .filter(each -> feed.given().containsKey(each.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Ends the subscriptions of a link that is gone; the next link subscribes anew. */
    void forget(Actor actor) {
        subscriptions.remove(actor.id());
    }

    /** Sends the changed topics at the end of that tick. */
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
