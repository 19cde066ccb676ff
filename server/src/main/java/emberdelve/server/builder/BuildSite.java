package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.config.spelling.EditDistance;
import emberdelve.server.admin.BuildDeed.Target;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The place where a builder stands, and the files in which everything is written. Nothing here
 * changes anything.
 */
record BuildSite(Content content, Sheets sheets, RoomId here) {
    private static final int TYPING_SLIPS = 2;

    ZoneTemplate zone() {
        return zone(here);
    }

    /** The zone of a room; refused where no file describes the room's zone. */
    ZoneTemplate zone(RoomId room) {
        return content.zone(room.zone()).orElseThrow(() -> Refused.because("build.not-built"));
    }

    boolean isDraft(RoomId room) {
        return content.drafts().containsKey(room.zone());
    }

    RoomTemplate room() {
        return room(here).orElseThrow(() -> Refused.because("build.not-built"));
    }

    Optional<RoomTemplate> room(RoomId id) {
        return content.zone(id.zone()).stream()
                .flatMap(zone -> zone.rooms().stream())
                .filter(room -> room.id().equals(id))
                .findFirst();
    }

    Spot spot(RoomId id) {
        return new Spot("zones/" + id.zone() + "/rooms.yaml", List.of(id.room()), id.value());
    }

    Spot exit(RoomId from, Direction way) {
        return new Spot(
                spot(from).file(), spot(from).to("exits", way.word()), from + " " + way.word());
    }

    /** The exit of this room in that direction; refused where there is none. */
    ExitTemplate way(Direction way) {
        var exit = room().exits().get(way);
        if (exit == null) throw Refused.because("build.no-way", Map.of("way", way.word()));
        return exit;
    }

    /** The room that a builder has named: one of this zone, or {@code zone/room}. */
    RoomTemplate named(String typed) {
        var name = typed.toLowerCase(Locale.ROOT);
        var isWhole = name.indexOf('/') > 0 && !name.endsWith("/");
        var id = isWhole ? name : here.zone() + "/" + name;
        return Optional.of(id)
                .filter(each -> !each.endsWith("/"))
                .flatMap(each -> room(new RoomId(each)))
                .orElseThrow(() -> {
                    var rooms = zone().rooms().stream().map(room -> room.id().room()).toList();
                    return unknown("build.no-room", typed, rooms);
                });
    }

    /** The reference by which an exit of {@code from} names {@code to}. */
    static String reference(RoomId from, RoomId to) {
        return from.zone().equals(to.zone()) ? to.room() : to.value();
    }

    Spot spot(Target target) {
        return switch (target.kind()) {
            case ROOM -> spot(room().id());
            case ZONE -> new Spot("zones/" + zone().id() + "/zone.yaml", List.of(), zone().id());
            case EXIT -> {
                var way = Direction.named(target.name()).orElseThrow();
                way(way);
                yield exit(here, way);
            }
            case MONSTER -> monster(target.name());
            case ITEM -> item(target.name());
            case QUEST -> quest(target.name());
        };
    }

    Spot monster(String typed) {
        return thing("monsters", "build.no-monster", typed, content.monsters().keySet());
    }

    Spot item(String typed) {
        return thing("items", "build.no-item", typed, content.items().keySet());
    }

    private Spot quest(String typed) {
        return thing("quests", "build.no-quest", typed, content.quests().keySet());
    }

    private Spot thing(String folder, String refusal, String typed, Collection<String> ids) {
        var id = id(typed);
        if (!ids.contains(id)) throw unknown(refusal, typed, ids);
        return sheets.files(folder).stream()
                .filter(file -> sheets.yaml(file).has(List.of(id)))
                .findFirst()
                .map(file -> new Spot(file, List.of(id), id))
                .orElseThrow(() -> unknown(refusal, typed, ids));
    }

    /**
     * The id that was typed, {@code tunnel-rat}, perhaps in the form of a name, {@code Tunnel Rat}.
     */
    static String id(String typed) {
        return typed.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    Refused noZone(String typed) {
        return unknown("build.no-zone", typed, content.zones().keySet());
    }

    private static Refused unknown(String key, String typed, Collection<String> ids) {
        var wanted = id(typed);
        var nearest =
                ids.stream()
                        .filter(each ->
                                EditDistance.between(wanted, each) <= TYPING_SLIPS
                                        || (wanted.length() > 2 && each.contains(wanted)))
                        .min(
                                Comparator.<String>comparingInt(
                                                each -> EditDistance.between(wanted, each))
                                        .thenComparing(Comparator.naturalOrder()));
        return nearest.map(meant ->
                        Refused.because(key + "-but", Map.of("what", typed, "meant", meant)))
                .orElseGet(() -> Refused.because(key, Map.of("what", typed)));
    }
}
