package emberdelve.server.builder;

import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneDraft;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.view.Note;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The builder's work on drafts: zones that are built where no player sees them, and that are then
 * published.
 */
final class DraftWork {
    /** The most drafts at a time: all of them are in memory, and their monsters live. */
    static final int DRAFTS_MAX = 20;

    private static final List<String> FILES = List.of("zone", "rooms", "spawns");
    private static final int DIGEST_OCTETS = 6;
    private static final String KEY = "draft";

    private final BuildSite site;
    private final Sheets sheets;
    private final String who;

    DraftWork(BuildSite site, String who) {
        this.site = site;
        sheets = site.sheets();
        this.who = who;
    }

    /** Makes a draft that is a copy of that zone. */
    Plan copy(String typed) {
        var zone = BuildSite.id(typed);
        if (!site.content().zones().containsKey(zone)) throw site.noZone(typed);
        var draft = requireNone(zone);
        for (var file : FILES) {
            var text = sheets.text(file(zone, file));
            if (text.isPresent()) sheets.write(file(draft, file), text);
        }
        mark(draft, digest(zone));
        return edit(draft, "of " + zone, "build.drafted", zone);
    }

    /** Makes a draft of a new zone, with a way out to where the builder stands. */
    Plan begin(String name) {
        var here = site.room();
        if (site.isDraft(here.id())) throw Refused.because("build.in-draft");
        var id = Blank.id(name);
        if (id.isEmpty()) throw Refused.because("build.no-name", Map.of("what", name));
        if (site.content().zones().containsKey(id.get()))
            throw Refused.because("build.zone-there", Map.of("zone", id.get()));
        var draft = requireNone(id.get());
        var way = free(here);
        sheets.write(file(draft, "zone"), Optional.of(Blank.zone(draft, name, site.zone())));
        sheets.write(
                file(draft, "rooms"),
                Optional.of(
                        Blank.rooms(
                                draft,
                                way.from(here.at()).words(),
                                way.opposite().word(),
                                here.id().value())));
        mark(draft, "");
        return edit(draft, "new: " + name, "build.drafted", id.get());
    }

    private Direction free(RoomTemplate room) {
        return FreeWay.of(room, site.content())
                .orElseThrow(() -> Refused.because("build.no-way-free"));
    }

    private String requireNone(String zone) {
        var drafts = site.content().drafts();
        var draft = ZoneDraft.PREFIX + zone;
        if (drafts.containsKey(draft)) throw Refused.because("build.draft-there");
        if (drafts.size() >= DRAFTS_MAX)
            throw Refused.because(
                    "build.drafts-full", Map.of("most", Integer.toString(DRAFTS_MAX)));
        return draft;
    }

    private void mark(String draft, String base) {
        var builders = "{builders: [" + who + "]" + (base.isEmpty() ? "" : ", base: " + base) + "}";
        sheets.yaml(file(draft, "zone"), List.of(KEY), builders);
    }

    /** Deletes a draft; its zone stays as it is. */
    Plan drop(String typed) {
        var zone = BuildSite.id(typed);
        var draft = zone.startsWith(ZoneDraft.PREFIX) ? zone : ZoneDraft.PREFIX + zone;
        if (!site.content().drafts().containsKey(draft))
            throw Refused.because("build.no-draft", Map.of("zone", typed));
        delete(draft);
        return edit(draft, "dropped", "build.draft-dropped", ZoneDraft.becomes(draft));
    }

    /** Puts the draft in which the builder stands in the place of its zone. */
    Plan publish() {
        var draft = site.content().drafts().get(site.here().zone());
        if (draft == null) throw Refused.because("build.not-in-draft");
        var id = draft.zone().id();
        var zone = draft.becomes();
        var notes = new ArrayList<Note>();
        if (!draft.base().isEmpty() && !draft.base().equals(digest(zone)))
            notes.add(Note.of("build.draft-behind", Map.of("zone", zone)));
        for (var file : FILES) {
            var text = sheets.text(file(id, file));
            if (text.isPresent() || sheets.text(file(zone, file)).isPresent())
                sheets.write(file(zone, file), text);
        }
        sheets.without(file(zone, "zone"), List.of(KEY));
        delete(id);
        waysBack(draft.zone(), zone);
        notes.add(Note.of("build.published", Map.of("zone", zone)));
        return new Plan.Edit("publish", zone, "from " + id, sheets.changed(), notes, "build.audit");
    }

    /** Makes ways back for the new ways out of a draft, where the direction is free. */
    private void waysBack(ZoneTemplate draft, String zone) {
        for (var room : draft.rooms()) {
            var published = RoomId.of(zone, room.id().room());
            var before = site.room(published);
            room.exits()
                    .forEach((way, exit) -> {
                        var to = site.room(exit.to());
                        var isOut =
                                !exit.to().zone().equals(draft.id())
                                        && !exit.to().zone().equals(zone);
                        var isOld =
                                before.filter(its -> exit.equals(its.exits().get(way))).isPresent();
                        if (isOut && !isOld && to.isPresent())
                            wayBack(to.get(), way.opposite(), published, exit.door());
                    });
        }
    }

    /** Makes a way back, with the door of the way there, or without one. */
    private void wayBack(RoomTemplate from, Direction way, RoomId to, Optional<String> door) {
        var there = from.exits().get(way);
        var leads = from.exits().values().stream().anyMatch(exit -> exit.to().equals(to));
        if (there == null ? leads : !there.to().equals(to)) return;
        var spot = site.exit(from.id(), way);
        if (there == null)
            sheets.words(spot.file(), spot.path(), BuildSite.reference(from.id(), to));
        var doorHere = Optional.ofNullable(there).flatMap(ExitTemplate::door);
        if (door.equals(doorHere)) return;
        sheets.withKeys(spot);
        door.ifPresentOrElse(
                name -> sheets.words(spot.file(), spot.to("door"), name), () -> withoutDoor(spot));
    }

    /** Takes the door off an exit, and its key, which would be a mistake without the door. */
    private void withoutDoor(Spot exit) {
        for (var key : List.of("door", "key"))
            if (sheets.yaml(exit.file()).has(exit.to(key)))
                sheets.without(exit.file(), exit.to(key));
    }

    private void delete(String draft) {
        for (var file : FILES)
            if (sheets.text(file(draft, file)).isPresent())
                sheets.write(file(draft, file), Optional.empty());
    }

    /** The digest of a zone's files as they are; empty for none. */
    private String digest(String zone) {
        var text = new StringBuilder();
        for (var file : FILES) text.append(sheets.text(file(zone, file)).orElse("")).append('\0');
        try {
            var sha = MessageDigest.getInstance("SHA-256");
            var octets = sha.digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(octets, 0, DIGEST_OCTETS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    private static String file(String zone, String name) {
        return "zones/" + zone + "/" + name + ".yaml";
    }

    private Plan edit(String draft, String detail, String key, String zone) {
        return Plan.Edit.of("draft", draft, detail, sheets, Note.of(key, Map.of("zone", zone)));
    }
}
