package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Question;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code buy potion}, {@code buy 3 potion}. */
record BuyCommand(String what) implements Command.Timed {
    /** The most items of one purchase: a typing mistake must not cost a fortune. */
    private static final int COUNT_MAX = 40;

    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "b*uy").text(BuyCommand::new);

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Intent intent(Scene scene) {
        var counter = Counter.here(scene);
        if (counter.isEmpty()) return Intent.refuse(Counter.NONE);
        var name = TargetName.parse(what);
        var fitting = counter.get().called(name);
        if (fitting.isEmpty())
            return Intent.refuse(Reply.note("shop.no-such-ware", Map.of("what", what)));
        if (name.isAll() || name.count() > COUNT_MAX)
            return Intent.refuse(
                    Reply.note("shop.how-many", Map.of("most", Integer.toString(COUNT_MAX))));
        return fitting.size() == 1
                ? Intent.to(new Buy(counter.get().trade(), fitting.getFirst(), name.count()))
                : Intent.refuse(which(counter.get(), fitting, name.count()));
    }

    private static Reply which(Counter counter, List<ItemType> among, int count) {
        var options =
                among.stream()
                        .map(type ->
                                Question.Option.of(
                                        type.name() + ", " + counter.trade().price(type) + " gold",
                                        "buy " + count + " " + type.name()))
                        .toList();
        return Reply.of(new Question("question.which", Map.of(), options, Optional.empty()));
    }
}
