package emberdelve.server.rule.group;

import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.model.Actor;

import java.util.Map;
import java.util.Optional;

/** The parts that the commands of a group's leader have in common. Thread: world. */
public final class Leading {
    private Leading() {}

    /** The member of the actor's group with that name, or beginning of a name. */
    static Optional<Actor> member(Scene scene, String name) {
        var others =
                scene.world().part(Groups.class).companionsOf(scene.self()).stream()
                        .filter(each -> each != scene.self())
                        .toList();
        return NameMatch.beginning(others, name, Actor::name).stream().findFirst();
    }

    /** The reply when no member has that name; an actor that does not lead is told that first. */
    static Reply nobody(Scene scene, String name) {
        var group = scene.world().part(Groups.class).of(scene.self());
        if (group.isEmpty()) return Reply.note("group.none");
        return group.get().leader() == scene.self()
                ? Reply.note("group.not-member", Map.of("who", name))
                : Reply.note("group.not-leader");
    }

    /**
     * The reply to a leader's command: the refusal, or nothing, because events tell of a success.
     */
    public static Reply reply(Leadership.Result result, String name) {
        return switch (result) {
            case DONE -> Reply.NOTHING;
            case NO_GROUP -> Reply.note("group.none");
            case NOT_LEADER -> Reply.note("group.not-leader");
            case NOT_MEMBER -> Reply.note("group.not-member", Map.of("who", name));
        };
    }
}
