package emberdelve.server.rule.fight;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/**
 * {@code guard tolo}: takes some of the blows that are meant for a companion; {@code guard} alone
 * stops guarding.
 *
 * @param whom the companion's name; empty to guard nobody
 */
record GuardCommand(String whom) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.FIGHT, "gu*ard").optionalText(GuardCommand::new);

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        if (whom.isEmpty()) {
            var guarded = self.ward().isPresent();
            self.guard(null);
            return Reply.note(guarded ? "guard.stopped" : "guard.nobody");
        }
        var ward = scene.somebody(whom);
        if (ward.isEmpty()) return Find.none("target.not-here", whom);
        if (ward.get() == self) return Reply.note("rescue.yourself");
        if (!scene.world().part(Sides.class).areTogether(self, ward.get()))
            return Reply.note("rescue.stranger", ward.get().named());

        self.guard(ward.get());
        return Reply.note("guard.guarding", ward.get().named());
    }
}
