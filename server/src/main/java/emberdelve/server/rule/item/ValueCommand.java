package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;

import java.util.ArrayList;
import java.util.Map;

/** {@code value mace}: shows what the shop here pays for a carried or worn item. */
record ValueCommand(String what) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "v*alue").text(ValueCommand::new);

    @Override
    public Reply run(Scene scene) {
        var counter = Counter.here(scene);
        if (counter.isEmpty()) return Counter.NONE;
        var own = new ArrayList<>(scene.self().pack().items());
        own.addAll(scene.self().worn().values());
        var items = Find.items(own, TargetName.parse(what));
        if (items.isEmpty()) return Find.none("item.none", what);

        var type = items.getFirst().type();
        if (items.getFirst().firstBound().isPresent())
            return Reply.note("item.bound", Map.of("item", type.name()));
        var offer = counter.get().trade().offer(type);
        return offer == 0
                ? Reply.note("shop.not-wanted")
                : Reply.note(
                        "shop.offer",
                        Map.of(
                                "keeper", counter.get().shop().keeper(),
                                "item", type.name(),
                                "amount", Long.toString(offer)));
    }
}
