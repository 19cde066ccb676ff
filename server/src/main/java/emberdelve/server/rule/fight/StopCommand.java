package emberdelve.server.rule.fight;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.PlayerMind;

/**
 * {@code stop}: drops waiting commands, and ends fighting, duelling and following. Runs as soon as
 * it arrives.
 */
record StopCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.FIGHT, "sto*p").alone(StopCommand::new);

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        var dropped = self.minds().own() instanceof PlayerMind mind ? mind.flush() : 0;
        var fought = self.combat().isFighting();
        if (fought) {
            self.combat().end();
            self.combat().standAside();
            scene.emit(new FightEvent.Stopped(self.named()));
        }
        var stopped = scene.world().hooks().stop(self);
        scene.world().turns().arrange(self);
        if (fought || stopped) return Reply.NOTHING;
        return Reply.note(dropped > 0 ? "stop.halted" : "stop.nothing");
    }
}
