package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code stat NAME}: shows the numbers of an actor here, or of a player anywhere. */
record StatCommand(String name) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "stat").from(Role.HELPER).text(StatCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean isDeed() {
        return false;
    }

    @Override
    public Reply run(StaffScene scene) {
        var found =
                Scene.isMe(name)
                        ? scene.self()
                        : here(scene).or(() -> scene.player(name).map(Presence::actor));
        if (found.isEmpty()) return Reply.note("target.not-here", Map.of("what", name));
        var actor = found.get();
        return Reply.note("stat.actor", numbers(actor));
    }

    private Optional<Actor> here(StaffScene scene) {
        return scene.room()
                .map(Room::actors)
                .or(() -> Optional.of(List.<Actor>of()))
                .flatMap(among -> Find.actor(among, TargetName.parse(name)));
    }

    private static Map<String, String> numbers(Actor actor) {
        var stats = actor.stats();
        var numbers = new LinkedHashMap<String, String>();
        numbers.put("who", actor.name());
        numbers.put("id", actor.id().toString());
        numbers.put("level", Integer.toString(actor.progress().level()));
        numbers.put("xp", Long.toString(actor.progress().xp()));
        numbers.put("hp", Integer.toString(actor.hp()));
        numbers.put("max", Integer.toString(stats.hp()));
        numbers.put("attack", Integer.toString(stats.attack()));
        numbers.put("attackChance", Integer.toString(stats.attackChance()));
        numbers.put("defense", Integer.toString(stats.defense()));
        numbers.put("defenseChance", Integer.toString(stats.defenseChance()));
        numbers.put("speed", Integer.toString(stats.speed()));
        numbers.put("vision", Integer.toString(stats.vision()));
        numbers.put("gold", Long.toString(actor.gold()));
        numbers.put("room", actor.room().id().value());
        numbers.put("count", Integer.toString(actor.pack().items().size()));
        var befallen =
                actor.effects().active().stream()
                        .map(status -> status.name())
                        .collect(Collectors.joining(", "));
        numbers.put("effects", befallen.isEmpty() ? "none" : befallen);
        return numbers;
    }
}
