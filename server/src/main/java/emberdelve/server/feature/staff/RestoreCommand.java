package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.OnPlayer;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reasoned;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;

import java.util.Map;

/** {@code restore NAME [reason WORDS]}: heals a character. */
record RestoreCommand(String name, String reason) implements OnPlayer {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "rest*ore")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .text(RestoreCommand::parse);

    private static RestoreCommand parse(String rest) {
        var typed = Reasoned.read(rest);
        return new RestoreCommand(typed.what(), typed.reason());
    }

    @Override
    public String line(String who) {
        return Reasoned.line("restore " + who, reason);
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean suitsOneself() {
        return true;
    }

    @Override
    public Reply run(StaffScene scene, Presence player) {
        var actor = player.actor();
        var before = actor.hp();
        actor.setHp(actor.stats().hp());
        scene.directory().show(actor, Note.of("restore.felt"));
        var number =
                scene.audit(
                        "restore",
                        actor.name(),
                        Reasoned.detail("hp " + before + " to " + actor.hp(), reason));
        scene.canTakeBack(
                new NumberBack(
                        actor, actor.hp(), actor::hp, () -> actor.setHp(Math.max(1, before))));
        return Reply.note("restore.done", Map.of("who", actor.name(), "audit", number));
    }
}
