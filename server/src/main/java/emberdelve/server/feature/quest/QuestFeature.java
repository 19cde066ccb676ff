package emberdelve.server.feature.quest;

import emberdelve.config.content.Feat.Measure;
import emberdelve.server.command.Verb;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Measures;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.QuestCourse;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.item.Gifts;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The feature of quests, which are done in stages, with a journal. Triggers take them from stage to
 * stage.
 */
public final class QuestFeature implements Feature {
    @Override
    public String name() {
        return "quest";
    }

    @Override
    public List<String> messages() {
        return List.of("quests");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(QuestsCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(QuestEvent.class, QuestWords::tell));
    }

    @Override
    public List<Topic<?>> topics() {
        var page = DataPage.of("QUESTS", QuestsView.class, "Quest.List", QuestsView::json);
        return List.of(new Topic<>(page, (world, actor, _) -> QuestsView.of(world, actor)));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new QuestStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Quests.class,
                () ->
                        new Quests(
                                world,
                                parts.get(Groups.class),
                                parts.get(Kills.class),
                                parts.get(Gifts.class),
                                new QuestThings(
                                        world, parts.get(Groups.class), parts.get(Items.class))));
        parts.offer(QuestCourse.class, () -> parts.get(Quests.class));
        parts.get(Measures.class)
                .add(Measure.QUESTS, (who, of) -> ended(parts.get(Quests.class), who, of));
        hooks.onLeft(actor -> parts.get(Quests.class).left(actor));
        hooks.onSum(sum -> sum.add(parts.get(Quests.class).notes()));
    }

    /**
     * The number of times that the character has ended that quest, or any quest if {@code of} is
     * empty.
     */
    private static long ended(Quests quests, Actor who, Optional<String> of) {
        return quests.of(who.id()).counts().entrySet().stream()
                .filter(each ->
                        of.isEmpty()
                                || each.getKey().equals(of.get())
                                || each.getKey().startsWith(of.get() + "/"))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }
}
