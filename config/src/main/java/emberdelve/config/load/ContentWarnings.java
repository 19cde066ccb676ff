package emberdelve.config.load;

import emberdelve.config.content.ContentPart.Gain;
import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Quest;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Step;
import emberdelve.config.content.ZoneTemplate;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The warnings of content that can be played, but hardly as its builder meant it. It is made only
 * when the content has no mistakes. Thread: the one that loads.
 */
final class ContentWarnings {
    private static final String OBTAINABLE =
            "an item that somebody drops, sells, gives or begins with; nobody can get this one";
    private static final String POSSIBLE =
            "a condition that can be true, with what its parts can be";

    private final Draft draft;

    private ContentWarnings(Draft draft) {
        this.draft = draft;
    }

    static void warn(Draft draft, List<Gain> gains) {
        var warnings = new ContentWarnings(draft);
        for (var zone : draft.zones.values()) warnings.zone(zone);
        warnings.keys(obtainable(draft, gains));
        var reach = new Reach(draft, lying(draft, gains));
        for (var found : draft.triggers) warnings.reach(found, reach);
        for (var item : draft.items.things().values()) warnings.item(item);
        warnings.triggers();
        warnings.gifts();
        draft.quests.things().values().forEach(quest -> warnings.quest(quest, reach));
    }

    private void zone(ZoneTemplate zone) {
        if (zone.rooms().isEmpty())
            draft.problems.warn(
                    draft.files.unknown(
                            "zones/" + zone.id() + "/rooms.yaml", "no room", "at least one room"));
        var refuge = draft.rooms.get(zone.refuge());
        var place = draft.refuges.get(zone.id());
        if (refuge.isEmpty() || place == null) return;
        var around = draft.zones.get(zone.refuge().zone());
        if (around != null && !around.safe())
            draft.problems.warn(
                    place.wrong(
                            "a room of a safe zone: who wakes up there has no strength to fight"));
        if (refuge.get().dark())
            draft.problems.warn(place.wrong("a room that is lit: who wakes up there has no lamp"));
    }

    private void keys(Set<String> obtainable) {
        for (var key : draft.keys) {
            if (obtainable.contains(key.text().orElse(""))) continue;
            draft.problems.warn(
                    key.wrong(
                            "an item that somebody drops, sells or begins with; nobody can get this"
                                    + " one"));
        }
    }

    /** The items that players can come by. */
    static Set<String> obtainable(Draft draft, List<Gain> gains) {
        var items = lying(draft, gains);
        for (var found : draft.triggers) given(found.trigger().steps(), items);
        for (var quest : draft.quests.things().values())
            for (var ending : quest.endings()) ending.reward().item().ifPresent(items::add);
        return items;
    }

    /**
     * The items that players can come by without a trigger or a quest: by what is dropped, sold or
     * found, or what a new character has.
     */
    private static Set<String> lying(Draft draft, List<Gain> gains) {
        var items = new HashSet<String>();
        for (var monster : draft.monsters.things().values())
            for (var drop : monster.drops()) items.add(drop.item());
        for (var each : draft.classes.things().values()) items.addAll(each.startItems());
        draft.zones.values().stream()
                .flatMap(zone -> zone.rooms().stream())
                .map(RoomTemplate::shop)
                .flatMap(Optional::stream)
                .forEach(shop -> items.addAll(shop.wares()));
        for (var gain : gains) items.addAll(gain.items());
        return items;
    }

    private void item(ItemType item) {
        if (item.kind() == ItemType.Kind.CONTAINER && item.make().container().isEmpty())
            draft.items
                    .node(item.id())
                    .ifPresent(node ->
                            draft.problems.warn(
                                    node.missing(
                                            "holds",
                                            "how much it holds; without it nothing goes in")));
        var isForUse =
                switch (item.kind()) {
                    case POTION, SCROLL -> true;
                    case WEAPON, ARMOUR, SHIELD, CLOAK, RING, TREASURE, CONTAINER, LIGHT -> false;
                };
        if (!isForUse || item.use().isPresent()) return;
        draft.items
                .node(item.id())
                .ifPresent(node ->
                        draft.problems.warn(
                                node.missing("use", "what using it does; without it nobody can")));
    }

    /** Warns of traps that kill everybody at once, as nobody would learn from them. */
    private void triggers() {
        var weakest =
                draft.classes.things().values().stream().mapToInt(each -> each.stats().hp()).min();
        if (weakest.isEmpty()) return;
        for (var found : draft.triggers) {
            var trigger = found.trigger();
            var steps =
                    trigger.steps().stream()
                            .flatMap(step ->
                                    step instanceof Step.Cause(var effect)
                                            ? Stream.of(effect)
                                            : Stream.empty());
            var harm =
                    Stream.concat(trigger.effects().stream(), steps)
                            .mapToLong(Effect::mostHarm)
                            .sum();
            if (harm < weakest.getAsInt()) continue;
            draft.problems.warn(
                    found.node()
                            .inside(
                                    trigger.effects().isEmpty() ? "do" : "effects",
                                    "up to " + harm + " of harm",
                                    "less than the "
                                            + weakest.getAsInt()
                                            + " hit points of a new character"));
        }
    }

    /**
     * Warns of gifts that cost nothing and can be had again and again: players would sell them
     * without end.
     */
    private void gifts() {
        var gifts = new FreeGifts(draft.items.things(), draft.quests.things());
        for (var found : draft.triggers)
            gifts.in(found.trigger())
                    .ifPresent(gift ->
                            draft.problems.warn(
                                    found.node()
                                            .inside(
                                                    "do",
                                                    "gives " + gift.words() + " again and again",
                                                    (gift.isGold()
                                                                    ? ""
                                                                    : "bound: true beside the"
                                                                            + " item, ")
                                                            + "a price that is worth as much, or a"
                                                            + " self. or quest. of its if that it"
                                                            + " sets at once")));
    }

    private static void given(List<Step> steps, Set<String> items) {
        for (var step : steps) {
            switch (step) {
                case Step.Give give -> give.item().ifPresent(items::add);
                case Step.Ask ask -> ask.answers().forEach(each -> given(each.steps(), items));
                default -> {}
            }
        }
    }

    /** Warns of a trigger that waits for something that never comes, so that it is never done. */
    private void reach(FoundTrigger found, Reach reach) {
        var trigger = found.trigger();
        reach.wanted(trigger).ifPresent(item -> never(found, "of", item, OBTAINABLE));
        trigger.cue()
                .condition()
                .filter(condition -> !reach.isPossible(condition))
                .ifPresent(_ -> never(found, "if", "never true", POSSIBLE));
        reach(found, trigger.steps(), reach);
    }

    private void reach(FoundTrigger found, List<Step> steps, Reach reach) {
        for (var step : steps) {
            switch (step) {
                case Step.Take take ->
                        take.item()
                                .filter(item -> !reach.has(item))
                                .ifPresent(item -> never(found, "do", "takes " + item, OBTAINABLE));
                case Step.Ask ask -> {
                    for (var answer : ask.answers()) {
                        if (answer.condition().filter(its -> !reach.isPossible(its)).isPresent())
                            never(found, "do", "never offered: " + answer.words(), POSSIBLE);
                        reach(found, answer.steps(), reach);
                    }
                }
                default -> {}
            }
        }
    }

    private void never(FoundTrigger found, String key, String value, String expected) {
        draft.problems.warn(found.node().inside(key, value, expected));
    }

    /** Warns of stages and endings that no trigger brings about, so that nobody sees them. */
    private void quest(Quest quest, Reach reach) {
        for (var word : quest.words()) {
            if (reach.has(quest, word)) continue;
            var step = "a step quest: {" + quest.id() + ": " + word + "}";
            var isWritten = draft.reached.contains(quest.id() + " " + word);
            draft.quests
                    .node(quest.id())
                    .ifPresent(node ->
                            draft.problems.warn(
                                    node.inside(
                                            word,
                                            "never reached",
                                            isWritten
                                                    ? step + " that somebody can get to"
                                                    : step)));
        }
    }
}
