package emberdelve.server.rule.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.talk.ChatRateLimit;
import emberdelve.server.rule.talk.TalkEvent;

/** {@code gtell WORDS}, {@code gt WORDS}: speaks to all members of the group, wherever they are. */
record GroupTellCommand(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "gte*ll", "gt")
                    .listedAfter("shout")
                    .openTo(Speaker::isHeard)
                    .inOwnWords()
                    .text(GroupTellCommand::new);

    @Override
    public Reply run(Scene scene) {
        var group = scene.world().part(Groups.class).of(scene.self());
        if (group.isEmpty()) return Reply.note("group.none");
        return ChatRateLimit.speak(
                scene,
                () -> {
                    tell(scene, group.get());
                    return Reply.NOTHING;
                });
    }

    private void tell(Scene scene, Group group) {
        for (var member : group.members())
            scene.world().tell(member, new TalkEvent.ToldGroup(scene.self().named(), words));
        var abroad = scene.directory().abroad();
        for (var id : scene.world().part(Groups.class).elsewhere(group)) {
            var told = new TalkEvent.ToldGroup(scene.self().named(), words);
            abroad.find(id)
                    .ifPresent(person ->
                            abroad.send(
                                    person.world(), new FarGroupTell(scene.account(), id, told)));
        }
    }
}
