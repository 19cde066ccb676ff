package emberdelve.server.game;

import emberdelve.config.content.RoomId;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.Topic;
import emberdelve.server.view.View;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.ActorId;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * Gives players' programs the views they follow, each only when it has changed: vitals and another
 * room within a tick, the rest within a second. Thread: world.
 */
final class Feeds {
    private final Map<ActorId, Feed> feeds = new HashMap<>();
    private final Players players;
    private final Outbox outbox;
    private final BiFunction<Topic, Actor, View> look;
    private final long ticksPerSecond;

    /** What one player follows, each topic with what was given last; empty when nothing was. */
    private record Feed(Map<Topic, List<View>> given) {
        boolean shows(RoomId room) {
            return given.getOrDefault(Topic.ROOM, List.of()).stream()
                    .anyMatch(view -> view instanceof RoomView its && its.id().equals(room));
        }
    }

    /**
     * @param look how a topic looks to a character now
     */
    Feeds(
            Players players,
            Outbox outbox,
            BiFunction<Topic, Actor, View> look,
            long ticksPerSecond) {
        this.players = players;
        this.outbox = outbox;
        this.look = look;
        this.ticksPerSecond = ticksPerSecond;
    }

    /**
     * From now on those and no others, all of them at the end of this tick: who asks a hundred
     * times in one costs no more than who asks once.
     */
    void follow(Actor actor, List<Topic> topics) {
        forget(actor);
        if (topics.isEmpty()) return;
        var feed = new Feed(new EnumMap<>(Topic.class));
        for (var topic : topics) feed.given().put(topic, List.of());
        feeds.put(actor.id(), feed);
    }

    /** Nobody is there to be told; whoever comes next has wishes of their own. */
    void forget(Actor actor) {
        feeds.remove(actor.id());
    }

    /** At the end of that tick. */
    void give(long tick) {
        if (feeds.isEmpty()) return;
        var all = tick % ticksPerSecond == 0;
        feeds.forEach((id, feed) ->
                players.get(id).ifPresent(player -> give(player, feed, all)));
    }

    private void give(Player player, Feed feed, boolean all) {
        var actor = player.actor();
        if (!actor.isPresent()) return;
        for (var topic : feed.given().entrySet()) {
            var isNew = topic.getValue().isEmpty();
            if (!all && !isNew && !isUrgent(topic.getKey(), feed, actor)) continue;
            var now = List.of(look.apply(topic.getKey(), actor));
            if (now.equals(topic.getValue())) continue;
            topic.setValue(now);
            outbox.tell(player, new Heard.Beside(now.getFirst()));
        }
    }

    private static boolean isUrgent(Topic topic, Feed feed, Actor actor) {
        return topic == Topic.VITALS || (topic == Topic.ROOM && !feed.shows(actor.room().id()));
    }
}
