package emberdelve.server.feature.group;

import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.feature.group.Groups.LeadResult;
import emberdelve.server.model.Actor;

import java.util.Map;
import java.util.Optional;

/** What the words of a group's leader have in common. Thread: world. */
public final class Leading {
    private Leading() {}

    /** The member of one's own group of that name, or whose name begins so. */
    static Optional<Actor> member(Scene scene, String name) {
        var others =
                scene.world().part(Groups.class).companionsOf(scene.self()).stream()
                        .filter(each -> each != scene.self())
                        .toList();
        return NameMatch.beginning(others, name, Actor::name).stream().findFirst();
    }

    /** Nobody of that name; whoever does not lead is told that first. */
    static Reply nobody(Scene scene, String name) {
        var group = scene.world().part(Groups.class).of(scene.self());
        if (group.isEmpty()) return Reply.note("group.none");
        return group.get().leader() == scene.self()
                ? Reply.note("group.not-member", Map.of("who", name))
                : Reply.note("group.not-leader");
    }

    /** Events tell of what was done; a refusal is said here. */
    public static Reply reply(LeadResult result, String name) {
        return switch (result) {
            case DONE -> Reply.NOTHING;
            case NO_GROUP -> Reply.note("group.none");
            case NOT_LEADER -> Reply.note("group.not-leader");
            case NOT_MEMBER -> Reply.note("group.not-member", Map.of("who", name));
        };
    }
}
