package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Selector.Filter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

class ItemReaderTest {
    private final ContentFolder folder;

    ItemReaderTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @Test
    void aPotionIsDrunk() {
        assertThat(folder.load().items().get("potion-of-healing"))
                .isEqualTo(
                        new ItemType(
                                "potion-of-healing",
                                "potion of healing",
                                "potions of healing",
                                ItemType.Kind.POTION,
                                "Red.",
                                12,
                                Optional.of(
                                        new ItemType.Use(
                                                "drinks",
                                                Selector.Self.SELF,
                                                List.of(new Effect.Heal(Dice.flat(4))))),
                                Optional.empty()));
    }

    @Test
    void aSwordIsWorn() {
        var sword =
                item(
                        "kind: weapon, worn: {slot: weapon, attack: 1, vision: -2, armour: 1,"
                                + " damage: 1d8, blow: cuts}");

        assertThat(sword.plural()).isEqualTo("things");
        assertThat(sword.value()).isZero();
        assertThat(sword.use()).isEmpty();
        assertThat(sword.worn())
                .contains(
                        new ItemType.Worn(
                                ItemType.Slot.WEAPON,
                                new Bonuses(1, 0, 0, 0, -2, 1),
                                Dice.parse("1d8"),
                                Optional.of("cuts")));
    }

    @Test
    void aTargetHasAnyOfItsForms() {
        assertThat(target("self")).isEqualTo(Selector.Self.SELF);
        assertThat(target("closest")).isEqualTo(new Selector.Closest(0, Filter.HOSTILE));
        assertThat(target("selected")).isEqualTo(new Selector.Selected(0, Filter.ANY));
        assertThat(target("{closest: 5}")).isEqualTo(new Selector.Closest(5, Filter.HOSTILE));
        assertThat(target("{selected: 5, filter: ally}"))
                .isEqualTo(new Selector.Selected(5, Filter.ALLY));
        assertThat(target("self-or-selected"))
                .isEqualTo(new Selector.SelfOrSelected(0, Filter.ALLY));
        assertThat(target("{self-or-selected: 3}"))
                .isEqualTo(new Selector.SelfOrSelected(3, Filter.ALLY));
        assertThat(target("{closest: {range: 7, filter: any}}"))
                .isEqualTo(new Selector.Closest(7, Filter.ANY));
        assertThat(target("{around-self: 3, filter: ally}"))
                .isEqualTo(new Selector.AroundSelf(3, Filter.ALLY));
        assertThat(target("{around-selected: 3}"))
                .isEqualTo(new Selector.AroundSelected(3, Filter.ANY));
        assertThat(target("{selected: {}}")).isEqualTo(new Selector.Selected(0, Filter.ANY));
    }

    @Test
    void noOtherFormIsATarget() {
        assertMistake(use("slef", "heal: 1"), "target: slef", "did you mean \"self\"?");
        assertMistake(use("{}", "heal: 1"), "target: a mapping (expected: one of closest, sel");
        assertMistake(use("{closest: 1, selected: 1}", "heal: 1"), "(expected: one of closest, s");
        assertMistake(use("{closest: near}", "heal: 1"), "closest: near (expected: whole number");
        assertMistake(use("[self]", "heal: 1"), "target: a list (expected: self,");
    }

    @Test
    void anEffectHealsHarmsOrConfuses() {
        assertThat(effect("heal: 2d6")).isEqualTo(new Effect.Heal(new Dice(2, 6, 0)));
        assertThat(effect("harm: {amount: 20, pierces: true, verb: burns}"))
                .isEqualTo(new Effect.Harm(Dice.flat(20), true, "burns"));
        assertThat(effect("harm: {amount: 20}"))
                .isEqualTo(new Effect.Harm(Dice.flat(20), false, "hurts"));
        assertThat(effect("confuse: {turns: 10}"))
                .isEqualTo(new Effect.ChangeMind(Effect.PassingMind.CONFUSED, 10));
    }

    @Test
    void anEffectMayLastAWhile() {
        var tenSeconds = Duration.ofSeconds(10);
        assertThat(effect("speed: {name: hasted, percent: 50, lasts: 10s}"))
                .isEqualTo(new Effect.ChangeSpeed("hasted", 50, tenSeconds));
        assertThat(effect("stat: {name: strong, attack: 2, lasts: 10s}"))
                .isEqualTo(
                        new Effect.ChangeStats(
                                "strong", new Bonuses(2, 0, 0, 0, 0, 0), tenSeconds));
        assertThat(effect("over-time: {name: ill, harm: 1, verb: eats, every: 10s, times: 3}"))
                .isEqualTo(new Effect.OverTime("ill", Dice.flat(1), true, "eats", tenSeconds, 3));
        assertMistake(use("self", "over-time: {name: ill, every: 1s, times: 3}"), "heal or harm");
    }

    @Test
    void anEffectTeleportsCuresOrBringsSleep() {
        assertThat(effect("teleport: refuge"))
                .isEqualTo(new Effect.Teleport(Effect.Destination.REFUGE));
        assertThat(effect("cure: [poisoned]")).isEqualTo(new Effect.Cure(List.of("poisoned")));
        assertThat(effect("sleep: {turns: 3}"))
                .isEqualTo(new Effect.ChangeMind(Effect.PassingMind.ASLEEP, 3));
    }

    @Test
    void anEffectIsABlowOrAManoeuvreOrAShareOfHitPoints() {
        assertThat(effect("strike: {}")).isEqualTo(new Effect.Strike(1, 0, 100));
        assertThat(effect("strike: {times: 3, attack: -1, percent: 60}"))
                .isEqualTo(new Effect.Strike(3, -1, 60));
        assertThat(effect("manoeuvre: taunt")).isEqualTo(Effect.Manoeuvre.TAUNT);
        assertThat(effect("heal: {percent: 25}")).isEqualTo(new Effect.Heal(Dice.flat(0), 25));
        assertThat(target("{group: 3}")).isEqualTo(new Selector.Group(3));
    }

    @Test
    void aBlowHasItsLimits() {
        assertMistake(
                use("self", "strike: {times: 11}"), "times: 11 (expected: whole number 1..10");
        assertMistake(
                use("self", "strike: {percent: 9}"), "percent: 9 (expected: whole number 10..");
        assertMistake(
                use("self", "heal: {percent: 101}"), "percent: 101 (expected: whole number 1..");
        assertMistake(
                use("self", "manoeuvre: trip"), "manoeuvre: trip (expected: one of interrupt, t");
        assertMistake(use("{group: near}", "heal: 1"), "group: near (expected: whole number");
    }

    @Test
    void anEffectDoesOneThing() {
        assertMistake(use("self", "heal: 1, confuse: {turns: 1}"), "(expected: one of heal, harm");
        assertMistake(use("self", ""), "(expected: one of heal, harm, strike, manoeuvre,");
        assertMistake(use("self", "confuse: {turns: 0}"), "turns: 0 (expected: whole number 1..");
        assertMistake(
                "kind: potion, use: {verb: a, target: self, effects: []}",
                "effects: a list (expected: at least one effect)");
    }

    private Selector target(String target) {
        return item(use(target, "heal: 1")).use().orElseThrow().selector();
    }

    private Effect effect(String effect) {
        return item(use("self", effect)).use().orElseThrow().effects().getFirst();
    }

    private static String use(String target, String effect) {
        return "kind: scroll, use: {verb: reads, target: "
                + target
                + ", effects: [{"
                + effect
                + "}]}";
    }

    private ItemType item(String fields) {
        return Objects.requireNonNull(write(fields).load().items().get("thing"));
    }

    private void assertMistake(String fields, String... parts) {
        assertThat(write(fields).problems()).singleElement().asString().contains(parts);
    }

    private ContentFolder write(String fields) {
        return folder.write(
                "items/things.yaml", "thing: {name: thing, description: D., " + fields + "}\n");
    }
}
