package emberdelve.server.builder;

import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The builder's work on rooms and the ways between them. */
final class RoomWork {
    /** The most rooms of a zone: many times what anybody walks through in an evening. */
    static final int ROOMS_MAX = 1_000;

    private static final String UNNAMED = "An Empty Room";
    private static final int SPAWN_DIGITS = 6;

    private final BuildSite site;
    private final Sheets sheets;

    RoomWork(BuildSite site) {
        this.site = site;
        sheets = site.sheets();
    }

    Plan dig(BuildDeed.Dig deed) {
        var here = site.room();
        var way = deed.way();
        requireFree(here, way);
        var zone = site.zone();
        if (zone.rooms().size() >= ROOMS_MAX)
            throw Refused.because("build.zone-full", Map.of("most", Integer.toString(ROOMS_MAX)));
        var at = way.from(here.at());
        for (var room : zone.rooms())
            if (room.at().equals(at))
                throw Refused.because(
                        "build.square-taken",
                        Map.of("way", way.word(), "room", room.id().room(), "what", room.name()));

        var name = deed.name().isEmpty() ? UNNAMED : deed.name();
        var room = RoomId.of(zone.id(), free(Blank.id(name).orElse("room")));
        var spot = site.spot(room);
        var back = way.opposite().word();
        sheets.words(spot.file(), site.exit(here.id(), way).path(), room.room());
        sheets.words(spot.file(), spot.to("name"), name);
        sheets.spaced(spot.file(), spot.path());
        sheets.yaml(spot.file(), spot.to("at"), at.words());
        sheets.words(
                spot.file(),
                spot.to("description"),
                "Nobody has described this place yet. The way out leads " + back + ".");
        sheets.words(spot.file(), spot.to("exits", back), here.id().room());
        return edit(
                "dig",
                room.value(),
                way.word() + " of " + here.id(),
                Note.of(
                        "build.dug",
                        Map.of("way", way.word(), "what", name, "room", room.value())));
    }

    Plan newZone(BuildDeed.NewZone deed, ContentBlanks blanks) {
        var here = site.room();
        requireFree(here, deed.way());
        if (site.isDraft(here.id())) throw Refused.because("build.in-draft");
        var id = Blank.id(deed.name());
        if (id.isEmpty()) throw Refused.because("build.no-name", Map.of("what", deed.name()));
        try {
            blanks.zone(id.get(), deed.name(), here.id(), Optional.of(deed.way()))
                    .forEach((file, text) -> sheets.write(file, Optional.of(text)));
        } catch (IllegalArgumentException taken) {
            throw Refused.because("build.taken", Map.of("mistake", taken.getMessage()));
        }
        return edit(
                "dig",
                id.get() + "/entrance",
                deed.way().word() + " of " + here.id(),
                Note.of(
                        "build.dug-zone",
                        Map.of("way", deed.way().word(), "what", deed.name(), "zone", id.get())));
    }

    Plan link(BuildDeed.Link deed) {
        var here = site.room();
        var way = deed.way();
        requireFree(here, way);
        var to = site.named(deed.to());
        var back = way.opposite();
        var other = to.exits().get(back);
        var isBack = other != null && other.to().equals(here.id());
        // Nothing may lead into a draft; the ways back to it are made when it is published.
        var isOut = site.isDraft(here.id()) && !to.id().zone().equals(here.id().zone());
        var isOneWay = deed.isOneWay() || isOut;
        if (!isOneWay && other != null && !isBack)
            throw Refused.because(
                    "build.back-taken",
                    Map.of(
                            "room", to.id().value(),
                            "way", back.word(),
                            "to", other.to().value()));
        exit(here, way, to.id());
        if (!isOneWay && !isBack) exit(to, back, here.id());
        return edit(
                "link",
                here.id().value(),
                way.word() + " to " + to.id() + (isOneWay ? ", one way" : ""),
                Note.of(
                        isOut
                                ? "build.linked-out"
                                : isOneWay ? "build.linked-one-way" : "build.linked",
                        Map.of("way", way.word(), "what", to.name(), "room", to.id().value())));
    }

    Plan unlink(Direction way) {
        var here = site.room();
        var to = site.way(way).to();
        remove(here.id(), way);
        site.room(to)
                .ifPresent(room ->
                        room.exits()
                                .forEach((back, exit) -> {
                                    var isBack = exit.to().equals(here.id());
                                    if (isBack && !to.equals(here.id())) remove(to, back);
                                }));
        return edit(
                "unlink",
                here.id().value(),
                way.word() + " to " + to,
                Note.of("build.unlinked", Map.of("way", way.word(), "room", to.value())));
    }

    Plan fill(Direction way) {
        var gone = site.room(site.way(way).to()).orElseThrow();
        if (gone.id().equals(site.here())) throw Refused.because("build.fill-here");
        for (var zone : site.content().walkable())
            for (var room : zone.rooms())
                if (!room.id().equals(gone.id()))
                    room.exits()
                            .forEach((direction, exit) -> {
                                if (exit.to().equals(gone.id())) remove(room.id(), direction);
                            });
        if (site.zone(gone.id()).rooms().size() == 1) return fillZone(gone, way);
        spawnsOf(gone.id())
                .reversed()
                .forEach(nth -> sheets.without(spawns(gone.id()), List.of(nth)));
        var spot = site.spot(gone.id());
        sheets.without(spot.file(), spot.path());
        return edit(
                "fill",
                gone.id().value(),
                way.word() + " of " + site.here(),
                Note.of("build.filled", Map.of("what", gone.name(), "room", gone.id().value())));
    }

    /** Removes the last room of a zone, and the zone with it, as no zone is without rooms. */
    private Plan fillZone(RoomTemplate last, Direction way) {
        var zone = last.id().zone();
        for (var file : List.of("zone", "rooms", "spawns")) {
            var path = "zones/" + zone + "/" + file + ".yaml";
            if (sheets.text(path).isPresent()) sheets.write(path, Optional.empty());
        }
        return edit(
                "fill",
                last.id().value(),
                way.word() + " of " + site.here() + ", with its zone",
                Note.of("build.filled-zone", Map.of("what", last.name(), "zone", zone)));
    }

    private List<String> spawnsOf(RoomId room) {
        var file = spawns(room);
        if (sheets.text(file).isEmpty()) return List.of();
        var yaml = sheets.yaml(file);
        return yaml.steps(List.of()).stream()
                .filter(nth -> nth.length() <= SPAWN_DIGITS)
                .filter(nth ->
                        yaml.words(List.of(nth, "room"))
                                .filter(its -> its.equals(room.room()) || its.equals(room.value()))
                                .isPresent())
                .toList();
    }

    private static String spawns(RoomId room) {
        return "zones/" + room.zone() + "/spawns.yaml";
    }

    private void exit(RoomTemplate from, Direction way, RoomId to) {
        var spot = site.exit(from.id(), way);
        sheets.words(spot.file(), spot.path(), BuildSite.reference(from.id(), to));
    }

    private void remove(RoomId from, Direction way) {
        var spot = site.exit(from, way);
        sheets.without(spot.file(), spot.path());
    }

    private static void requireFree(RoomTemplate here, Direction way) {
        var taken = here.exits().get(way);
        if (taken != null)
            throw Refused.because(
                    "build.way-taken", Map.of("way", way.word(), "room", taken.to().value()));
    }

    /**
     * The name, or, if a room of this zone has it, the name with the lowest free number behind it.
     */
    private String free(String name) {
        var names = site.zone().rooms().stream().map(room -> room.id().room()).toList();
        var free = name;
        for (var i = 2; names.contains(free); i++) free = name + "-" + i;
        return free;
    }

    private Plan edit(String deed, String target, String detail, Note note) {
        return Plan.Edit.of(deed, target, detail, sheets, note);
    }
}
