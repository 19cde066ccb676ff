package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Purse;
import emberdelve.server.rule.group.Groups;

import java.util.Map;

/** {@code split 30}: splits that much gold equally with the companions in the room. */
record SplitCommand(String typed) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "sp*lit").text(SplitCommand::new);

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Reply run(Scene scene) {
        var asGuest = BoundGold.asGuest(scene);
        if (asGuest.isPresent()) return asGuest.get();
        var self = scene.self();
        var amount = Numbers.whole(typed, 1, Purse.GOLD_MAX);
        if (amount.isEmpty()) return Reply.note("gold.how-much", Map.of("typed", typed));
        if (amount.get() > self.gold()) return Reply.note("give.too-poor");

        var sharers =
                scene.world().part(Groups.class).companionsOf(self).stream()
                        .filter(each -> each.isPresent() && each.room() == scene.room())
                        .toList();
        var share = amount.get() / sharers.size();
        if (sharers.size() == 1) return Reply.note("split.alone");
        if (share == 0) return Reply.note("split.too-little");
        if (share * (sharers.size() - 1) > self.freeGold()) return BoundGold.reply(self);
        for (var each : sharers) {
            if (each != self && share <= Purse.GOLD_MAX - each.gold())
                scene.world().part(Purses.class).give(self, each, share);
        }
        return Reply.NOTHING;
    }
}
