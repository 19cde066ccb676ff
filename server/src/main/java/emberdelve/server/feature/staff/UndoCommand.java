package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.LastDeeds;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Takeback;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/** {@code undo}: takes back the last deed of the member of staff, where there is a way back. */
record UndoCommand() implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "undo").from(Role.HELPER).alone(UndoCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        var deeds = scene.world().part(LastDeeds.class);
        var elsewhere = deeds.elsewhere(scene.who());
        if (elsewhere.isPresent()) {
            scene.directory().abroad().order(elsewhere.get(), scene, "undo");
            return Reply.NOTHING;
        }
        var last = deeds.of(scene.who());
        if (last.isEmpty()) return Reply.note("undo.nothing");
        // Who has a lower role by now takes nothing back that the higher one did.
        if (!scene.role().isAtLeast(last.get().role()))
            return Reply.note("staff.not-yours", Map.of("role", last.get().role().word()));
        var deed = last.get().deed();
        var told =
                Map.of(
                        "deed", deed.deed(),
                        "target", deed.target(),
                        "before", Long.toString(deed.id()));
        if (last.get().back().isEmpty()) return Reply.note("undo.no-way", told);
        var back = last.get().back().get();
        var obstacle = obstacle(scene, back);
        if (obstacle.isPresent()) return Reply.of(obstacle.get());
        back.run();
        var audit = scene.audit("undo", deed.target(), deed.deed() + ", audit " + deed.id());
        return Reply.note(
                "undo.done",
                Map.of(
                        "deed", deed.deed(),
                        "target", deed.target(),
                        "before", Long.toString(deed.id()),
                        "audit", audit));
    }

    /** What is in the way, also that somebody has left or been given a role since. */
    private static Optional<Note> obstacle(StaffScene scene, Takeback back) {
        var whom = back.whom();
        if (whom.isPresent() && !whom.equals(scene.self())) {
            var presence = whom.flatMap(scene.directory()::of);
            if (presence.isEmpty())
                return Optional.of(Note.of("undo.left", Map.of("who", whom.get().name())));
            var refusal = scene.refusal(whom.get().name(), presence.get().role());
            if (refusal.isPresent()) return refusal;
        }
        return back.obstacle();
    }
}
