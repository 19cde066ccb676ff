package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The gold and the experience that content pays to players, by the place that pays them. */
final class Payments {
    /** The most at one time; a thing pays what it is worth. */
    record Pay(long gold, long xp) {
        static final Pay NOTHING = new Pay(0, 0);

        private Pay most(Pay other) {
            return new Pay(Math.max(gold, other.gold), Math.max(xp, other.xp));
        }
    }

    private final Map<String, Pay> places = new TreeMap<>();

    private Payments() {}

    /** Drafts as well: whoever builds in one can be paid there. */
    static Map<String, Pay> of(Content content) {
        var payments = new Payments();
        for (var quest : content.quests().values())
            for (var ending : quest.endings())
                payments.add(
                        "quest " + quest.id() + ", ending " + ending.id(),
                        new Pay(ending.reward().gold(), ending.reward().xp()));
        for (var monster : content.monsters().values()) {
            var place = "monster " + monster.id();
            payments.add(place, new Pay(monster.gold().max(), 0));
            payments.add(place, monster.habits().triggers().all());
        }
        for (var item : content.items().values()) {
            var place = "item " + item.id();
            payments.add(place, new Pay(item.value(), 0));
            payments.add(place, item.make().triggers().all());
        }
        for (var zone : content.walkable())
            for (var room : zone.rooms()) payments.add("room " + room.id(), room.triggers());
        return payments.places;
    }

    private void add(String place, List<Trigger> triggers) {
        for (var trigger : triggers)
            add(place + ", " + trigger.name(), new Pay(mostGiven(trigger.steps()), 0));
    }

    private void add(String place, Pay pay) {
        if (!pay.equals(Pay.NOTHING)) places.merge(place, pay, Pay::most);
    }

    /** All that the steps give together, by the dearest answers. */
    private static long mostGiven(List<Step> steps) {
        return steps.stream().mapToLong(Payments::mostGiven).sum();
    }

    private static long mostGiven(Step step) {
        return switch (step) {
            case Step.Give give -> give.gold();
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
