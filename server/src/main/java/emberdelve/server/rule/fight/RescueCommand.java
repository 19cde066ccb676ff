package emberdelve.server.rule.fight;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code rescue tolo}: draws the enemies of a companion to the rescuer. */
record RescueCommand(String whom) implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.FIGHT, "res*cue").text(RescueCommand::new);

    @Override
    public Intent intent(Scene scene) {
        var ward = scene.somebody(whom);
        return ward.map(actor -> Intent.to(new Rescue(actor)))
                .orElseGet(() -> Intent.refuse(Find.none("target.not-here", whom)));
    }
}
