package emberdelve.server.feature.staff;

import emberdelve.config.content.DelveContent;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.ZoneSleep;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.Zone;
import emberdelve.server.rule.spawn.Spawner;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code zone}, {@code zone info old-mine}: shows the state of a zone; {@code zone sleep} puts it
 * to sleep, and {@code zone reset} respawns its dead monsters at once.
 *
 * @param id empty for the actor's own zone
 */
record ZoneCommand(Deed deed, String id) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "z*one").from(Role.BUILDER).parsed(ZoneCommand::parse);

    /** The deed that is done with the zone. */
    public enum Deed {
        INFO,
        SLEEP,
        RESET;

        static Optional<Deed> of(String typed) {
            for (var deed : values()) {
                if (deed.name().equalsIgnoreCase(typed)) return Optional.of(deed);
            }
            return Optional.empty();
        }
    }

    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest.toLowerCase(Locale.ROOT));
        if (words.isEmpty()) return Optional.of(new ZoneCommand(Deed.INFO, ""));
        if (words.size() > 2) return Optional.empty();
        var id = words.size() == 2 ? words.getLast() : "";
        return Deed.of(words.getFirst()).map(deed -> new ZoneCommand(deed, id));
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean isDeed() {
        return deed != Deed.INFO;
    }

    @Override
    public Reply run(StaffScene scene) {
        if (id.isEmpty() && scene.room().isEmpty()) return Reply.note("zone.which", ids(scene));
        var zone = find(scene);
        if (zone.isEmpty()) return Reply.note("zone.unknown", ids(scene));
        return switch (deed) {
            case INFO -> info(scene.world(), zone.get());
            case SLEEP -> sleep(scene, zone.get());
            case RESET -> reset(scene, zone.get());
        };
    }

    private Optional<Zone> find(StaffScene scene) {
        if (id.isEmpty()) return scene.room().map(Room::zone);
        return scene.world().map().zone(id).filter(scene.world().map().zones()::contains);
    }

    private Map<String, String> ids(StaffScene scene) {
        var ids = scene.world().map().zones().stream().map(zone -> zone.template().id()).toList();
        return Map.of("zone", id, "zones", String.join(", ", ids));
    }

    private static Reply info(World world, Zone zone) {
        var people = zone.rooms().stream().map(Room::actors).flatMap(List::stream).toList();
        var players = people.stream().filter(Actor::isCharacter).count();
        return Reply.note(
                zone.isAsleep() ? "zone.info-asleep" : "zone.info-awake",
                Map.of(
                        "zone", zone.template().id(),
                        "danger", Integer.toString(zone.template().danger()),
                        "rooms", Integer.toString(zone.rooms().size()),
                        "players", Long.toString(players),
                        "monsters", Long.toString(people.size() - players),
                        "missing", Integer.toString(world.part(Spawner.class).away(zone).size()),
                        "tick", Long.toString(zone.now())));
    }

    private static Reply sleep(StaffScene scene, Zone zone) {
        var id = zone.template().id();
        if (zone.isAsleep()) return Reply.note("zone.sleeps-already", Map.of("zone", id));
        if (!scene.world().part(ZoneSleep.class).putToSleep(zone))
            return Reply.note("zone.busy", Map.of("zone", id));
        var audit = scene.audit("zone", id, "sleep");
        return Reply.note("zone.sleeps", Map.of("zone", id, "audit", audit));
    }

    private static Reply reset(StaffScene scene, Zone zone) {
        var id = zone.template().id();
        // docs/rules.md R11.7: nothing respawns in a delve.
        if (id.startsWith(DelveContent.ZONES)) return Reply.note("zone.delve", Map.of("zone", id));
        scene.world().part(ZoneSleep.class).stir(zone);
        var count = Integer.toString(scene.world().part(Spawner.class).bringBack(zone));
        var audit = scene.audit("zone", id, "reset: " + count + " back");
        return Reply.note("zone.reset", Map.of("zone", id, "count", count, "audit", audit));
    }
}
