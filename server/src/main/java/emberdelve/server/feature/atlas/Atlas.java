package emberdelve.server.feature.atlas;

import emberdelve.config.content.Content;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Room;
import emberdelve.server.model.Zone;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The charts of all characters, also of those that are not in the dungeon. Thread: world. */
public final class Atlas {
    private final World world;
    private final Marks<Chart> marks;

    /**
     * The number of times that somebody came into a room for the first time since the server
     * started.
     */
    private long firstVisits;

    /** The charts, which are only looked up, never run through: their order means nothing. */
    private final Map<ActorId, Chart> charts = new HashMap<>();

    Atlas(World world) {
        this.world = world;
        marks = world.changes().of(Chart.class);
    }

    /** Takes over a stored chart, without marking it as changed. */
    void restore(ActorId character, Chart chart) {
        charts.put(character, chart);
    }

    /** The rooms that the character has been in; empty for one that was never in the dungeon. */
    public Optional<Chart> of(ActorId character) {
        return Optional.ofNullable(charts.get(character));
    }

    /** Whether the character has been in that room. */
    boolean hasBeenIn(Actor character, Room room) {
        return of(character.id()).filter(chart -> chart.has(room)).isPresent();
    }

    /** Whether the character had been in the room where it is now before it came in. */
    boolean knowsItsRoom(Actor character) {
        return of(character.id()).filter(chart -> !chart.cameInFirst()).isPresent();
    }

    /** The zone that the character is in, as far as it knows it. */
    public AtlasView view(Actor character) {
        return chart(character).view(character.room().zone());
    }

    /** Forgets where the character has been, because nobody will play it again. */
    void forget(ActorId character) {
        if (drop(character)) marks.gone(character.value());
    }

    /** Takes out a chart without marking it as gone; false if there was none. */
    boolean drop(ActorId character) {
        return charts.remove(character) != null;
    }

    /** Notes that the character has come into another room. */
    void cameIn(Actor character) {
        var room = character.room();
        var chart = chart(character);
        var isNew = !chart.has(room);
        chart.cameIn(isNew);
        if (!isNew) return;
        firstVisits++;
        var lasts = isBuilt(room.zone());
        chart.add(room, lasts);
        if (lasts) marks.changed(character.id().value(), chart);
    }

    /**
     * Notes that the actor leaves the dungeon: forgets what it knows of zones that will not be
     * there again, or its whole chart if nobody will play it again.
     */
    void left(Actor actor) {
        if (!actor.isCharacter()) return;
        if (isNeverPlayedAgain(actor)) forget(actor.id());
        else of(actor.id()).ifPresent(Chart::close);
    }

    long firstVisits() {
        return firstVisits;
    }

    /** Forgets a zone that is closed for good. */
    void closed(Zone zone) {
        for (var actor : world.population().all())
            if (actor.isCharacter()) of(actor.id()).ifPresent(chart -> chart.tearOut(zone));
    }

    /** Fits the charts to changed content, whose zones may have other rooms, in another order. */
    void reloaded(Content before) {
        var zones = new TreeSet<String>();
        for (var zone : before.walkable()) zones.add(zone.id());
        for (var zone : world.content().walkable()) zones.add(zone.id());
        for (var id : zones) {
            var rooms = rooms(before, id);
            if (rooms.equals(rooms(world.content(), id))) continue;
            var now = zone(id);
            var lasts =
                    !world.content().drafts().containsKey(id) && !before.drafts().containsKey(id);
            for (var chart : charts.values()) chart.redraw(id, rooms, now, lasts);
        }
        for (var actor : world.population().all())
            if (actor.isCharacter()) of(actor.id()).ifPresent(Chart::forgetDrawings);
    }

    private static List<String> rooms(Content content, String zone) {
        return content.zone(zone)
                .map(its -> its.rooms().stream().map(room -> room.id().room()).toList())
                .orElse(List.of());
    }

    private Optional<Zone> zone(String id) {
        return world.map().zone(id);
    }

    private Chart chart(Actor character) {
        return charts.computeIfAbsent(character.id(), _ -> new Chart());
    }

    /**
     * Whether the zone is one of content and so there for good, unlike one made from a seed, such
     * as a delve.
     */
    private boolean isBuilt(Zone zone) {
        return world.content().zones().containsKey(zone.template().id());
    }

    private static boolean isNeverPlayedAgain(Actor actor) {
        return actor.fate() instanceof Fate.Fallen || actor.preferences().settings().deleted();
    }
}
