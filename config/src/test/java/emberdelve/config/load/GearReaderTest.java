package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Trait;
import emberdelve.config.content.Trait.Drawback;
import emberdelve.config.content.Trait.Measure;
import emberdelve.config.content.Trigger;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/** Traits of worn things and sets, and the mistakes in them. */
class GearReaderTest {
    private static final String SETS =
            """
            trio:
              name: the trio's things
              two: {hp: 5}
              three: {attack: 1, drawbacks: [loud]}
            """;

    private static final String ITEMS =
            """
            hat: {name: hat, kind: armour, description: D., worn: {slot: head, set: trio}}
            cape: {name: cape, kind: cloak, description: D., worn: {slot: cloak, set: trio}}
            band: {name: band, kind: ring, description: D., worn: {slot: ring, set: trio, hp: 3,
              haste: -1, keenness: 4, sturdiness: -2, recovery-percent: 5, vision: 1,
              proc: {name: spite, when: struck, chance: 20, effects: [{harm: {amount: 1d4}}]},
              drawbacks: [no-fleeing, no-dodging]}}
            """;

    private final ContentFolder folder;

    GearReaderTest(@TempDir Path parent) {
        folder = ContentFolder.small(parent);
        folder.write("sets.yaml", SETS);
        folder.write("items/gear.yaml", ITEMS);
    }

    @Test
    void aThingHasTraitsOfEachKind() {
        var spite =
                new Trigger(
                        "spite",
                        Trigger.When.STRUCK,
                        20,
                        new Selector.Selected(0, Selector.Filter.ANY),
                        List.of(new Effect.Harm(new Dice(1, 4, 0), false, "hurts")),
                        Duration.ZERO);
        assertThat(worn("band").traits())
                .containsExactly(
                        new Trait.Numbers(new Bonuses(0, 0, 0, 0, 1, 0, 4, -2)),
                        new Trait.Gain(Measure.HP, 3),
                        new Trait.Gain(Measure.HASTE, -1),
                        new Trait.Gain(Measure.RECOVERY_PERCENT, 5),
                        new Trait.Proc(spite),
                        Drawback.NO_FLEEING,
                        Drawback.NO_DODGING);
    }

    @Test
    void aThingKnowsItsSet() {
        var set = worn("hat").set().orElseThrow();
        assertThat(set.name()).isEqualTo("the trio's things");
        assertThat(set.two()).containsExactly(new Trait.Gain(Measure.HP, 5));
        assertThat(set.three())
                .containsExactly(new Trait.Numbers(new Bonuses(1, 0, 0, 0, 0, 0)), Drawback.LOUD);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            textBlock =
                    """
                    haste: -1 | haste: 21 | gear.yaml:4:10 | band.worn.haste: 21 (expected: whole number -20..20)
                    keenness: 4 | keenness: 101 | gear.yaml:4:24 | whole number -100..100
                    when: struck | when: enter | gear.yaml:5:29 | enter (expected: one of wound, struck, kill)
                    no-fleeing | no-flee | gear.yaml:6:15 | band.worn.drawbacks[1]: no-flee (expected: one of no-fleeing
                    slot: ring | slot: left-ring | gear.yaml:3:62 | left-ring (expected: one of weapon, shield, body, cloak,
                    when: struck | when: kill, target: selected | gear.yaml:5:43 | selected (expected: self, group, closest or around-self
                    hp: 3 | hit-points: 3 | gear.yaml:3:79 | unknown key
                    """)
    void aMistakeInAThingIsToldWithItsPlace(String right, String wrong, String place, String said) {
        folder.write("items/gear.yaml", ITEMS.replace(right, wrong));
        assertThat(folder.problems()).singleElement().asString().contains(place, said);
    }

    @Test
    void aSetThatIsNotThereIsAMistake() {
        folder.write("items/gear.yaml", ITEMS.replace("head, set: trio", "head, set: tiro"));
        assertThat(folder.problems())
                .hasSize(2)
                .anySatisfy(each ->
                        assertThat(each.toString())
                                .contains("gear.yaml:1:", "hat.worn.set: tiro", "trio"))
                .anySatisfy(each ->
                        assertThat(each.toString())
                                .contains("sets.yaml:1:1", "2 items (expected: 3 items"));
    }

    @Test
    void aSetWhoseThingsCannotBeWornTogetherIsAMistake() {
        folder.write("items/gear.yaml", ITEMS.replace("slot: cloak", "slot: head"));
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .contains("sets.yaml:1:1", "can be worn together");
    }

    @Test
    void aMistakeInASetIsToldWithItsPlace() {
        folder.write("sets.yaml", SETS.replace("hp: 5", "hp: some"));
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .contains("sets.yaml:3:13", "trio.two.hp: some (expected: whole number");
        for (var empty : new String[] {"{}", "{hp: 0}"}) {
            folder.write("sets.yaml", SETS.replace("{hp: 5}", empty));
            assertThat(folder.problems())
                    .as(empty)
                    .singleElement()
                    .asString()
                    .contains("sets.yaml:", "trio.two: ", "(expected: what so many of them add)");
        }
        folder.write("sets.yaml", SETS.replace("  two: {hp: 5}\n", ""));
        assertThat(folder.problems()).singleElement().asString().contains("trio.two: missing");
    }

    private ItemType.Worn worn(String id) {
        return Objects.requireNonNull(folder.load().items().get(id)).worn().orElseThrow();
    }
}
