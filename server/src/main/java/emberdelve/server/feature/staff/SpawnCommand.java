package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Suggestions;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.spawn.MonsterMaker;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code spawn MONSTER [COUNT]}: makes monsters here, which do not respawn. */
record SpawnCommand(String monster, int count) implements Command.Staff {
    /** The most monsters that one command makes, so that a typing mistake does not fill a room. */
    private static final int COUNT_MAX = 50;

    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "spa*wn").from(Role.BUILDER).parsed(SpawnCommand::parse);

    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest);
        if (words.isEmpty() || words.size() > 2) return Optional.empty();
        var monster = words.getFirst();
        if (words.size() == 1) return Optional.of(new SpawnCommand(monster, 1));
        return Numbers.whole(words.get(1), 1, COUNT_MAX)
                .map(count -> new SpawnCommand(monster, count.intValue()));
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.room().isEmpty()) return Reply.note("staff.needs-place");
        var type = scene.world().content().monsters().get(monster);
        if (type == null) {
            var near = Suggestions.nearest(monster, scene.world().content().monsters().keySet());
            return near.isEmpty()
                    ? Reply.note("spawn.unknown", Map.of("monster", monster))
                    : Reply.note(
                            "spawn.near",
                            Map.of("monster", monster, "words", String.join(", ", near)));
        }
        var room = scene.room().get();
        var all = new ArrayList<Actor>();
        var ids = new ArrayList<String>();
        for (var i = 0; i < count; i++) {
            var made = scene.world().part(MonsterMaker.class).make(type, room);
            scene.world().emit(room, new MoveEvent.Appeared(made.named()));
            all.add(made);
            ids.add(made.id().toString());
        }
        var number = scene.audit("spawn", monster, count + " in " + room.id());
        scene.canTakeBack(new SpawnBack(scene.world(), room, List.copyOf(all)));
        return Reply.note(
                "spawn.done",
                Map.of(
                        "count",
                        Integer.toString(count),
                        "who",
                        count == 1 ? type.name() : type.plural(),
                        "ids",
                        String.join(", ", ids),
                        "audit",
                        number));
    }
}
