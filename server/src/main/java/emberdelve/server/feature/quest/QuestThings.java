package emberdelve.server.feature.quest;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Quest;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.Pile;
import emberdelve.server.rule.group.Groups;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Predicate;

/** The things that are there for one quest alone: they go when it ends (R19.5). Thread: world. */
final class QuestThings {
    private final World world;
    private final Groups groups;
    private final Items items;

    QuestThings(World world, Groups groups, Items items) {
        this.world = world;
        this.groups = groups;
        this.items = items;
    }

    /**
     * Takes the things away, now that the quest has ended for that character.
     *
     * @param has whether an actor still has the quest, and so needs the things
     */
    void end(Actor who, Quest quest, Predicate<Actor> has) {
        if (quest.things().isEmpty()) return;
        takeAway(who, quest, belongings(who));
        if (groups.companionsOf(who).stream().anyMatch(each -> isBy(who, each) && has.test(each)))
            return;
        for (var each : groups.companionsOf(who))
            if (isBy(who, each)) takeAway(each, quest, carried(each));
        takeAway(who, quest, who.room().floor().items());
    }

    private static boolean isBy(Actor who, Actor other) {
        return other != who && other.room() == who.room();
    }

    /** The belongings of the character, wherever it keeps them. */
    private List<Item> belongings(Actor who) {
        var all = carried(who);
        all.addAll(who.vault().things().items());
        all.addAll(world.hooks().keptBy(who));
        return all;
    }

    private static List<Item> carried(Actor who) {
        var all = new ArrayList<>(who.pack().items());
        all.addAll(who.worn().values());
        return all;
    }

    private void takeAway(Actor who, Quest quest, List<Item> from) {
        var counts = new LinkedHashMap<ItemType, Integer>();
        for (var item : List.copyOf(from))
            // A container goes only when it is empty, so what lies in it is looked at before it.
            for (var each : item.withContents().reversed()) {
                if (!isOf(quest, each)) continue;
                items.destroy(each, "quest " + quest.id());
                counts.merge(each.type(), 1, Integer::sum);
            }
        counts.forEach((type, count) ->
                world.tell(
                        who,
                        new QuestEvent.ThingsGone(
                                who.named(), quest.name(), new Pile(type, count))));
    }

    /**
     * Whether the item is of the quest and empty: a container in which a player keeps other things
     * stays with that player.
     */
    private static boolean isOf(Quest quest, Item item) {
        return quest.things().contains(item.type().id()) && item.contents().items().isEmpty();
    }
}
