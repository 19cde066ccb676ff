package emberdelve.server.feature.look;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.feature.talk.Chat;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Nature;

/** {@code who}: lists the players in the dungeon. */
record WhoCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "wh*o").alone(WhoCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(view(scene.directory()));
    }

    /** Everybody, in the order in which they came. */
    static WhoView view(Directory directory) {
        return new WhoView(
                directory.online().stream().map(presence -> line(directory, presence)).toList());
    }

    private static WhoView.Line line(Directory directory, Presence presence) {
        var actor = presence.actor();
        var characterClass =
                actor.nature() instanceof Nature.PlayerCharacter character
                        ? character.characterClass().name()
                        : "";
        var role = presence.role() == Role.PLAYER ? "" : presence.role().word();
        return new WhoView.Line(
                actor.name(),
                characterClass,
                actor.progress().level(),
                role,
                actor.fate() == Fate.Living.HARDCORE,
                presence.linkDead(),
                directory.kept(Chat.class).away(actor).isPresent(),
                actor.preferences().settings().title());
    }
}
