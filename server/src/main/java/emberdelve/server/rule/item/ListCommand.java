package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code list}: lists the wares of the shop here, with their prices. */
record ListCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "li*st").alone(ListCommand::new);

    @Override
    public Reply run(Scene scene) {
        var counter = Counter.here(scene);
        if (counter.isEmpty()) return Counter.NONE;
        var wares =
                counter.get().wares().stream()
                        .map(type -> new WaresView.Ware(type, counter.get().trade().price(type)))
                        .toList();
        return Reply.of(new WaresView(counter.get().shop().keeper(), wares, scene.self().gold()));
    }
}
