package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.view.EquipmentView;

/** {@code equipment}: lists what the character wears. */
public record EquipmentCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "eq*uipment").alone(EquipmentCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(view(scene.self()));
    }

    public static EquipmentView view(Actor self) {
        return new EquipmentView(
                self.worn().entrySet().stream()
                        .map(worn ->
                                new EquipmentView.Worn(
                                        worn.getKey(),
                                        worn.getValue().type(),
                                        worn.getValue().id().toString()))
                        .toList(),
                self.gear().pieces());
    }
}
