package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.group.Leadership;
import emberdelve.server.rule.group.Leading;
import emberdelve.server.rule.group.LootRule;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code loot round-robin}: sets the group's rule for loot; {@code loot rule} shows the rule. Any
 * other {@code loot} takes all from a corpse.
 *
 * @param rule the new rule; empty to show the present one
 */
record LootCommand(Optional<LootRule> rule) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "loot").optionalText(LootCommand::parse);

    private static Command parse(String rest) {
        var words = rest.toLowerCase(Locale.ROOT);
        if (words.equals("rule")) return new LootCommand(Optional.empty());
        var rule = LootRule.named(words.startsWith("rule ") ? words.substring(5).strip() : words);
        if (rule.isPresent()) return new LootCommand(rule);
        return new GetCommand("all", Optional.of(rest.isEmpty() ? "corpse" : rest));
    }

    @Override
    public Reply run(Scene scene) {
        if (rule.isPresent())
            return Leading.reply(
                    scene.world().part(Leadership.class).rule(scene.self(), rule.get()), "");
        return scene.world()
                .part(Groups.class)
                .of(scene.self())
                .map(group -> Reply.note("loot.is", Map.of("rule", group.loot().word())))
                .orElseGet(() -> Reply.note("group.none"));
    }
}
