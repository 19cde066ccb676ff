package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Map;

/** {@code gold}: shows the gold in the purse. */
public record GoldCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "g*old").alone(GoldCommand::new);

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        var amount = Long.toString(self.gold());
        return self.boundGold() == 0
                ? Reply.note("gold.have", Map.of("amount", amount))
                : Reply.note(
                        "gold.have-bound",
                        Map.of("amount", amount, "bound", Long.toString(self.boundGold())));
    }
}
