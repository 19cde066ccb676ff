package emberdelve.server.command.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.Things;
import emberdelve.server.world.actor.Actor;

import java.util.Optional;

/**
 * {@code inventory}, {@code inventory ids}: what is in the pack.
 *
 * @param ids whether each thing stands alone with its id
 */
public record Inventory(boolean ids) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "i*nventory").parsed(Inventory::parse);

    private static Optional<Command> parse(String rest) {
        return switch (rest) {
            case "" -> Optional.of(new Inventory(false));
            case "ids", "id" -> Optional.of(new Inventory(true));
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
