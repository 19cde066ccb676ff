package emberdelve.server.command.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.EquipmentView;
import emberdelve.server.world.actor.Actor;

/** {@code equipment}: what is worn. */
public record Equipment() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "eq*uipment").alone(Equipment::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(view(scene.self()));
    }

    public static EquipmentView view(Actor self) {
        return new EquipmentView(
                self.worn().entrySet().stream()
                        .map(worn -> new EquipmentView.Worn(worn.getKey(), worn.getValue().type()))
                        .toList());
    }
}
