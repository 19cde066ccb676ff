package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;

import java.util.Map;

/** {@code restore NAME}: heals a character. */
record RestoreCommand(String name) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "rest*ore").from(Role.ADMIN).text(RestoreCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        var player = scene.player(name);
        if (player.isEmpty()) return Reply.note("tell.nobody", Map.of("who", name));

        var actor = player.get().actor();
        if (scene.isBelow(player.get()))
            return Reply.note("staff.higher", Map.of("who", actor.name()));
        var before = actor.hp();
        actor.setHp(actor.stats().hp());
        scene.directory().show(actor, Note.of("restore.felt"));
        var number = scene.audit("restore", actor.name(), "hp " + before + " to " + actor.hp());
        return Reply.note("restore.done", Map.of("who", actor.name(), "audit", number));
    }
}
