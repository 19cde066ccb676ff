package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;
import emberdelve.server.model.Room;
import emberdelve.server.rule.move.PresenceEvent;
import emberdelve.server.rule.talk.FarGreeting;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The newcomers to the dungeon of whom nobody has been told yet. They are announced once a tick, so
 * that a crowd that comes at once, as after a restart, is one line for each reader and not one for
 * each newcomer. When a newcomer does something earlier, the announcement goes before it. Thread:
 * world.
 */
final class Newcomers {
    private static final int BOTH = 2;

    private final World world;
    private final Players players;
    private final Outbox outbox;
    private final Map<Room, List<Named>> came = new LinkedHashMap<>();
    private final List<Named> created = new ArrayList<>();
    private final Set<ActorId> untold = new LinkedHashSet<>();

    Newcomers(World world, Players players, Outbox outbox) {
        this.world = world;
        this.players = players;
        this.outbox = outbox;
    }

    /** Notes that somebody is there now. */
    void came(Actor actor) {
        untold.add(actor.id());
        came.computeIfAbsent(actor.room(), _ -> new ArrayList<>()).add(actor.named());
    }

    /**
     * Notes that the actor has never been here before: listeners of greeting channels will be told.
     */
    void isNew(Actor actor) {
        created.add(actor.named());
    }

    /** Announces all newcomers now, if this actor is among them. */
    void introduce(ActorId actor) {
        if (untold.contains(actor)) tell();
    }

    /** Announces all newcomers. Called once a tick. */
    void tell() {
        if (untold.isEmpty()) return;
        came.forEach((room, who) ->
                world.emit(
                        room,
                        who.size() < BOTH
                                ? new PresenceEvent.CameOnline(who.getFirst())
                                : new PresenceEvent.CameOnlineTogether(who)));
        if (!created.isEmpty()) greet();
        came.clear();
        created.clear();
        untold.clear();
    }

    private void greet() {
        for (var channel : world.content().channels().values()) {
            if (!channel.greets()) continue;
            var listeners = new ArrayList<Player>();
            for (var player : players.all()) {
                var settings = player.actor().preferences().settings();
                if (settings.mutedChannels().contains(channel.id())) continue;
                var own = untold.contains(player.actor().id()) ? place(player.actor()) : -1;
                if (own < 0) listeners.add(player);
                else if (own + 1 < created.size())
                    outbox.show(
                            player,
                            List.of(
                                    greeting(
                                            channel.id(),
                                            created.subList(own + 1, created.size()))));
            }
            var greeting = greeting(channel.id(), created);
            outbox.show(listeners, greeting);
            players.abroad().sendToAll(new FarGreeting(channel.id(), greeting));
        }
    }

    /**
     * The place of a character among the new ones, or -1; new players are told of those who came
     * after them.
     */
    private int place(Actor actor) {
        for (var at = 0; at < created.size(); at++)
            if (created.get(at).id().equals(actor.id())) return at;
        return -1;
    }

    private static Note greeting(String channel, List<Named> who) {
        var named = List.copyOf(who.subList(0, Math.min(who.size(), BOTH)));
        var others = Integer.toString(who.size() - named.size());
        return switch (who.size()) {
            case 1 -> new Note("channel.greets", named, Map.of("channel", channel));
            case BOTH -> new Note("channel.greets-both", named, Map.of("channel", channel));
            default ->
                    new Note(
                            "channel.greets-many",
                            named,
                            Map.of("channel", channel, "count", others));
        };
    }
}
