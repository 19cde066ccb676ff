package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Shop;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * The gold and the experience that content pays to players, by the place that pays them. A thing
 * that can be sold counts as its value.
 */
final class Payments {
    private static final int ALL_PERCENT = 100;

    /** The most that a place pays at one time. */
    record Pay(long gold, long xp) {
        static final Pay NOTHING = new Pay(0, 0);
    }

    private final Content content;
    private final Map<String, Pay> places = new TreeMap<>();

    private Payments(Content content) {
        this.content = content;
    }

    /**
     * The payments of all places. Those of drafts are among them, because builders can be paid
     * there.
     */
    static Map<String, Pay> of(Content content) {
        var payments = new Payments(content);
        payments.quests();
        payments.monsters();
        payments.items();
        for (var zone : content.walkable()) zone.rooms().forEach(payments::room);
        return payments.places;
    }

    private void quests() {
        for (var quest : content.quests().values())
            for (var ending : quest.endings()) {
                var reward = ending.reward();
                var gold = reward.gold() + value(reward.item());
                add("quest " + quest.id() + ", ending " + ending.id(), gold, reward.xp());
            }
    }

    /**
     * Adds what monsters pay; a thing that is dropped by chance counts for that part of its value.
     */
    private void monsters() {
        for (var monster : content.monsters().values()) {
            var place = "monster " + monster.id();
            var drops = 0L;
            for (var drop : monster.drops())
                drops += drop.chance() * value(Optional.of(drop.item()));
            add(place, monster.gold().max() + drops / ALL_PERCENT, 0);
            triggers(place, monster.habits().triggers().all());
        }
    }

    private void items() {
        for (var item : content.items().values()) {
            add("item " + item.id(), item.value(), 0);
            triggers("item " + item.id(), item.make().triggers().all());
        }
    }

    private void room(RoomTemplate room) {
        triggers("room " + room.id(), room.triggers());
        room.shop().ifPresent(shop -> add("room " + room.id() + ", shop", gain(shop), 0));
    }

    /** The gain in one deal with a shop that sells for less than the value, or buys for more. */
    private long gain(Shop shop) {
        var sold = shop.wares().stream().mapToLong(ware -> value(Optional.of(ware))).max();
        var bought = content.items().values().stream().mapToLong(ItemType::value).max();
        return Math.max(
                percent(sold, ALL_PERCENT - shop.sellsPercent()),
                percent(bought, shop.buysPercent() - ALL_PERCENT));
    }

    private static long percent(OptionalLong value, int percent) {
        return value.orElse(0) * Math.max(0, percent) / ALL_PERCENT;
    }

    private void triggers(String place, List<Trigger> triggers) {
        for (var trigger : triggers)
            add(place + ", " + trigger.name(), mostGiven(trigger.steps()), 0);
    }

    private void add(String place, long gold, long xp) {
        if (gold > 0 || xp > 0) places.put(place, new Pay(gold, xp));
    }

    private long value(Optional<String> item) {
        return item.map(content.items()::get).map(ItemType::value).orElse(0L);
    }

    /**
     * The most that the steps give together, with the answers that give most; bound things count
     * nothing, as they cannot be sold.
     */
    private long mostGiven(List<Step> steps) {
        return steps.stream().mapToLong(this::mostGiven).sum();
    }

    private long mostGiven(Step step) {
        return switch (step) {
            case Step.Give(var item, var gold, var bound) -> gold + (bound ? 0 : value(item));
            case Step.Ask ask ->
                    ask.answers().stream()
                            .mapToLong(answer -> mostGiven(answer.steps()))
                            .max()
                            .orElse(0);
            case Step.Cause _,
                    Step.Say _,
                    Step.Emote _,
                    Step.Tell _,
                    Step.Door _,
                    Step.Spawn _,
                    Step.Remove _,
                    Step.Take _,
                    Step.Set _,
                    Step.Move _,
                    Step.After _,
                    Step.Advance _ ->
                    0;
        };
    }
}
