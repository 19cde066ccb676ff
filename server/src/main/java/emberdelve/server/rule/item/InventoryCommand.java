package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.Things;

import java.util.Optional;

/**
 * {@code inventory}, {@code inventory ids}: lists the pack.
 *
 * @param ids whether each item has a line of its own, with its id
 */
public record InventoryCommand(boolean ids) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "i*nventory").parsed(InventoryCommand::parse);

    private static Optional<Command> parse(String rest) {
        return switch (rest) {
            case "" -> Optional.of(new InventoryCommand(false));
            case "ids", "id" -> Optional.of(new InventoryCommand(true));
            default -> Optional.empty();
        };
    }

    @Override
    public Reply run(Scene scene) {
        return Reply.of(view(scene.self(), ids));
    }

    public static InventoryView view(Actor self, boolean ids) {
        var items = self.pack().items();
        var things =
                ids
                        ? items.stream()
                                .map(item -> new Things(item.type(), 1, item.id().toString()))
                                .toList()
                        : Looking.things(items);
        return new InventoryView(things, self.gold(), ids);
    }
}
