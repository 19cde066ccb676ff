package emberdelve.server.feature.trigger;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Step;
import emberdelve.server.kernel.QuestCourse;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Item;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The things and gold that a character must hand over to steps that are done all or none, and those
 * that it gets from them (docs/rules.md R18.8). A character that lacks something, or room for what
 * it would get, is told so before anything is done.
 */
final class Dues {
    private final World world;
    private final Actor self;
    private final List<Item> taken = new ArrayList<>();
    private final List<ItemType> given = new ArrayList<>();

    /** The gold of the character that must not be spent on the steps. */
    private final long spared;

    private long gold;

    /**
     * @param sparesBound whether bound gold must not be spent
     * @param handed the items of the pack that are handed over before the steps
     */
    Dues(World world, Actor self, boolean sparesBound, List<Item> handed) {
        this.world = world;
        this.self = self;
        spared = sparesBound ? self.boundGold() : 0;
        gold = self.gold() - spared;
        taken.addAll(handed);
    }

    /**
     * The event that tells which thing or gold the character lacks; empty if it lacks nothing.
     *
     * @param asksForRoom whether there must be room for what is given
     */
    Optional<TriggerEvent> wanting(List<Step> steps, boolean asksForRoom) {
        for (var step : steps) {
            var wanting = reckon(step);
            if (wanting.isPresent()) return wanting;
        }
        return asksForRoom ? room() : Optional.empty();
    }

    /**
     * Whether the steps, or those behind an answer, give something for what they take; bound gold
     * must not pay for it.
     */
    static boolean exchanges(World world, List<Step> steps) {
        return steps.stream()
                .anyMatch(step ->
                        switch (step) {
                            case Step.Give _ -> true;
                            case Step.Advance(var quest, var word, _) ->
                                    world.part(QuestCourse.class).isRewarded(quest, word);
                            case Step.Ask(_, var answers) ->
                                    answers.stream()
                                            .anyMatch(each -> exchanges(world, each.steps()));
                            default -> false;
                        });
    }

    private Optional<TriggerEvent> reckon(Step step) {
        switch (step) {
            case Step.Take(var item, var amount) -> {
                gold -= amount;
                if (gold < 0) return Optional.of(wantsGold(amount));
                if (item.isPresent() && !takes(item.get())) return Optional.of(wants(item.get()));
            }
            case Step.Give(var item, var amount, _) -> {
                gold += amount;
                type(item).ifPresent(given::add);
            }
            case Step.Advance(var quest, var word, _) ->
                    type(world.part(QuestCourse.class).reward(self, quest, word))
                            .ifPresent(given::add);
            default -> {}
        }
        return Optional.empty();
    }

    private boolean takes(String kind) {
        for (var item : self.pack().items()) {
            if (!item.type().id().equals(kind) || taken.contains(item)) continue;
            taken.add(item);
            return true;
        }
        // What an earlier step gives may be taken, too.
        return given.removeIf(each -> each.id().equals(kind));
    }

    private TriggerEvent wantsGold(long amount) {
        return gold + spared < 0
                ? new TriggerEvent.WantsGold(self.named(), amount)
                : new TriggerEvent.WantsFreeGold(self.named(), self.freeGold(), self.boundGold());
    }

    private TriggerEvent wants(String kind) {
        var name = type(Optional.of(kind)).map(ItemType::name).orElse(kind);
        return new TriggerEvent.WantsThing(self.named(), name);
    }

    private Optional<TriggerEvent> room() {
        return given.isEmpty() || world.part(Burden.class).canCarry(self, taken, given)
                ? Optional.empty()
                : Optional.of(new TriggerEvent.WantsRoom(self.named()));
    }

    private Optional<ItemType> type(Optional<String> id) {
        return id.flatMap(item -> Optional.ofNullable(world.content().items().get(item)));
    }
}
