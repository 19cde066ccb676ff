package emberdelve.server.feature.watch;

import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.talk.TalkEvent;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The list of who watches which kinds of events. It is not stored: whoever leaves the dungeon
 * watches nothing any more. Thread: world.
 */
final class Watches {
    private final World world;
    private final Map<WatchKind, Set<Actor>> watchers = new EnumMap<>(WatchKind.class);

    Watches(World world) {
        this.world = world;
        for (var kind : WatchKind.values()) watchers.put(kind, new LinkedHashSet<>());
    }

    void begin(Actor watcher, WatchKind kind) {
        of(kind).add(watcher);
    }

    /** Ends the watch; answers whether there was one. */
    boolean end(Actor watcher, WatchKind kind) {
        return of(kind).remove(watcher);
    }

    /** The kinds that the actor watches. */
    Set<WatchKind> of(Actor watcher) {
        var own = EnumSet.noneOf(WatchKind.class);
        for (var kind : WatchKind.values()) if (of(kind).contains(watcher)) own.add(kind);
        return own;
    }

    private Set<Actor> of(WatchKind kind) {
        return watchers.computeIfAbsent(kind, _ -> new LinkedHashSet<>());
    }

    void came(Actor actor) {
        if (actor.isCharacter())
            tell(
                    WatchKind.LOGINS,
                    "watch.came",
                    Map.of("who", actor.name(), "room", actor.room().id().value()));
    }

    void left(Actor actor) {
        for (var kind : WatchKind.values()) end(actor, kind);
        if (actor.isCharacter()) tell(WatchKind.LOGINS, "watch.left", Map.of("who", actor.name()));
    }

    void killed(Hooks.Kill kill) {
        if (kill.victim().isCharacter())
            tell(
                    WatchKind.DEATHS,
                    "watch.died",
                    Map.of(
                            "who", kill.victim().name(),
                            "killer", kill.killer().name(),
                            "room", kill.room().id().value()));
    }

    /**
     * Tells of gold.
     *
     * @param amount what was minted, or what was destroyed as a negative number
     */
    void gold(String reason, long amount) {
        tell(
                WatchKind.GOLD,
                amount > 0 ? "watch.minted" : "watch.destroyed",
                Map.of("reason", reason, "amount", Long.toString(Math.abs(amount))));
    }

    void did(StaffDeed deed) {
        tell(
                WatchKind.DEEDS,
                "watch.deed",
                Map.of(
                        "audit", Long.toString(deed.id()),
                        "who", deed.who(),
                        "deed", deed.deed(),
                        "target", deed.target(),
                        "detail", deed.detail()));
    }

    void happened(WorldEvent event) {
        if (event instanceof TalkEvent.Channelled(var speaker, var channel, var words))
            tell(
                    WatchKind.CHAT,
                    "watch.chat",
                    Map.of("who", speaker.name(), "channel", channel, "words", words));
    }

    private void tell(WatchKind kind, String message, Map<String, String> values) {
        var all = of(kind);
        // Mostly nobody watches.
        if (all.isEmpty()) return;
        var event = new WatchEvent(message, values);
        for (var watcher : List.copyOf(all)) world.tell(watcher, event);
    }
}
