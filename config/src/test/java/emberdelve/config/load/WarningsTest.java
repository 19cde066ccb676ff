package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.util.List;

/** What loads, and is hardly meant so, is told with its place. */
class WarningsTest {
    private static final String ROOMS = "zones/mine/rooms.yaml";

    private final ContentFolder folder;

    WarningsTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
        folder.append("zones/mine/zone.yaml", "safe: true\n");
    }

    private List<String> warnings() {
        var problems = new Problems();
        assertThat(folder.load(problems)).as(problems.toString()).isPresent();
        return problems.warnings().stream().map(Problem::toString).toList();
    }

    @Test
    void whatIsSoundHasNone() {
        assertThat(warnings()).isEmpty();
    }

    @Test
    void anExitThatNobodyComesBackBy() {
        folder.change(ROOMS, "north: {to: cell, door: oak door}", "{north: cell}");
        folder.change(ROOMS, "  exits:\n    south: {to: mine/hall, door: oak door}\n", "");
        folder.change("zones/mine/spawns.yaml", ", holds: south", "");

        assertThat(warnings())
                .containsExactly(
                        "content/zones/mine/rooms.yaml:6:13: warning: hall.exits.north: cell"
                                + " (expected: an exit of mine/cell that leads back)");
    }

    @Test
    void anExitThatLeadsToAnotherSquareThanItPointsAt() {
        folder.change(ROOMS, "at: [0, 1, 0]", "at: [1, 1, 0]");

        assertThat(warnings())
                .containsExactly(
                        "content/zones/mine/rooms.yaml:6:17: warning: hall.exits.north.to: cell"
                                + " (expected: a room at [0, 1, 0], which is north of here;"
                                + " mine/cell is at [1, 1, 0])",
                        "content/zones/mine/rooms.yaml:12:17: warning: cell.exits.south.to:"
                            + " mine/hall (expected: a room at [1, 0, 0], which is south of here;"
                            + " mine/hall is at [0, 0, 0])");
    }

    @Test
    void aKeyThatNobodyCanGet() {
        folder.append(
                "items/potions.yaml",
                """
                oak-key: {name: oak key, kind: treasure, description: Of oak.}
                """);
        folder.change(ROOMS, "to: cell, door: oak door", "to: cell, door: oak door, key: oak-key");

        assertThat(warnings())
                .singleElement()
                .asString()
                .startsWith(
                        "content/zones/mine/rooms.yaml:6:44: warning: hall.exits.north.key: oak-key"
                                + " (expected: an item that somebody drops");

        folder.change("classes/guardian.yaml", "[potion-of-healing]", "[oak-key]");
        folder.append("monsters/vermin.yaml", "  drops: [{item: potion-of-healing, chance: 5}]\n");
        assertThat(warnings()).isEmpty();
    }

    @Test
    void aPotionOrScrollWithoutUse() {
        folder.append("items/potions.yaml", "dud: {name: dud, kind: potion, description: D.}\n");
        folder.append("monsters/vermin.yaml", "  drops: [{item: dud, chance: 5}]\n");

        assertThat(warnings())
                .containsExactly(
                        "content/items/potions.yaml:8:1: warning: dud.use:"
                                + " missing (expected: what using it does; without it nobody can)");
    }

    @Test
    void aRefugeInADangerousOrADarkRoom() {
        folder.change("zones/mine/zone.yaml", "safe: true", "safe: false");
        folder.change(ROOMS, "description: High and dark.", "description: High.\n  dark: true");

        assertThat(warnings())
                .hasSize(2)
                .allMatch(line ->
                        line.startsWith(
                                "content/zones/mine/zone.yaml:3:9: warning: refuge: hall (expected:"
                                        + " a room "));
    }

    @Test
    void aZoneWithoutRooms() {
        folder.write(
                "zones/void/zone.yaml",
                """
                {name: Void, danger: 0, refuge: mine/hall}
                """);
        folder.write("zones/void/rooms.yaml", "");

        assertThat(warnings())
                .containsExactly(
                        "content/zones/void/rooms.yaml:1:1: warning:"
                                + " rooms.yaml: no room (expected: at least one room)");
    }

    @Test
    void aTrapThatNoNewCharacterSurvives() {
        folder.change(
                ROOMS,
                "  description: Low and dark.\n",
                """
                  description: Low and dark.
                  triggers:
                    - {name: beam, when: enter, target: self, effects: [{harm: {amount: 119}}]}
                    - {name: roof, when: enter, target: self, effects: [{harm: {amount: 1000}}]}
                    - {name: gas, when: enter, target: self, effects:
                       [{over-time: {name: ill, harm: 1, every: 1s, times: 120}}]}
                """);

        assertThat(warnings())
                .containsExactly(
                        "content/zones/mine/rooms.yaml:13:7: warning: cell.triggers[2].effects: up"
                            + " to 1000 of harm (expected: less than the 120 hit points of a new"
                            + " character)",
                        "content/zones/mine/rooms.yaml:14:7: warning: cell.triggers[3].effects: up"
                                + " to 120 of harm (expected: less than the 120 hit points of a new"
                                + " character)");
    }

    @Test
    void aNameOnTwoLinesIsAMistake() {
        folder.change("monsters/vermin.yaml", "name: rat", "name: \"rat\\nking\"");

        assertThat(folder.problems())
                .singleElement()
                .asString()
                .contains(
                        "rat.name: rat\\u000aking (expected: text of 1..120 characters on one"
                                + " line");
    }

    @Test
    void whatOthersCallATargetOrATriggerIsUnderstoodAsASlip() {
        folder.change(
                ROOMS,
                "  description: Low and dark.\n",
                """
                  description: Low and dark.
                  triggers:
                    - {name: a, when: entry, target: nearest, effects: [{harm: {amount: 1}}]}
                    - {name: b, when: take, target: {nearest: 5}, effects: [{harm: {amount: 1}}]}
                """);

        assertThat(folder.problems())
                .hasSize(3)
                .anyMatch(line -> line.endsWith("did you mean \"enter\"?"))
                .anyMatch(line ->
                        line.contains("target: nearest (")
                                && line.endsWith("did you mean \"closest\"?"))
                .anyMatch(line ->
                        line.contains("target.nearest: unknown key")
                                && line.endsWith("did you mean \"closest\"?"));
    }

    @Test
    void aMistakeOfSyntaxNamesTheKeysThatLeadToIt() {
        folder.change(ROOMS, "name: A Cell", "name: A: Cell");
        folder.change("monsters/vermin.yaml", "  hp: 2d5", "\thp: 2d5");

        assertThat(folder.problems())
                .containsExactly(
                        "content/monsters/vermin.yaml:4:1: rat.hp: a tab"
                                + " (expected: blanks: YAML takes no tabs to indent lines)",
                        "content/zones/mine/rooms.yaml:8:10: cell.name: mapping values are not"
                                + " allowed here (expected: valid YAML; put quotes around a text"
                                + " that has a colon in it, and begin keys of one mapping below"
                                + " one another)");
    }

    @Test
    void whatNobodyNames() {
        folder.append(
                "monsters/vermin.yaml",
                """
                bat:
                  {name: bat, description: It hangs., hp: 3, attack: 1, attack-chance: 30,
                   defense: 1, defense-chance: 30, speed: 10}
                """);
        folder.append(
                "items/potions.yaml", "spoon: {name: spoon, kind: treasure, description: Tin.}\n");

        assertThat(warnings())
                .containsExactly(
                        "content/items/potions.yaml:8:1: warning: spoon: unused (expected: a"
                                + " monster, a shop, a class or a delve that names it)",
                        "content/monsters/vermin.yaml:10:1: warning: bat: unused (expected: a zone,"
                                + " a delve, a rumour or an inn that names it)");
    }

    @Test
    void aKeyBehindItsOwnDoor() {
        folder.append(
                "items/potions.yaml",
                "oak-key: {name: oak key, kind: treasure, description: Of oak.}\n");
        folder.append("monsters/vermin.yaml", "  drops: [{item: oak-key, chance: 100}]\n");
        folder.change(
                ROOMS, "{to: cell, door: oak door}", "{to: cell, door: oak door, key: oak-key}");

        assertThat(warnings())
                .containsExactly(
                        "content/zones/mine/rooms.yaml:6:44: warning: hall.exits.north.key:"
                                + " oak-key (expected: a key to be found before this door; this"
                                + " one lies behind it)");

        folder.change("zones/mine/spawns.yaml", "room: cell", "room: hall");
        folder.change("zones/mine/spawns.yaml", ", holds: south", "");
        assertThat(warnings()).isEmpty();
    }

    @Test
    void namesThatDifferByATypingSlip() {
        folder.append(
                "items/potions.yaml",
                """
                potion-of-haste:
                  {name: potion of haeling, kind: potion, description: Green.,
                   use: {verb: drinks, target: self, effects: [{heal: 4}]}}
                """);
        folder.change(
                "classes/guardian.yaml",
                "[potion-of-healing]",
                "[potion-of-healing, potion-of-haste]");

        assertThat(warnings())
                .containsExactly(
                        "content/items/potions.yaml:1:1: warning: potion-of-healing.name: potion of"
                            + " healing (expected: a name less like \"potion of haeling\", or the"
                            + " same; see content/items/potions.yaml:8)");
    }

    @Test
    void aWayBetweenZonesWhoseWayBackGoesElsewhere() {
        folder.write("zones/yard/zone.yaml", "{name: Yard, danger: 0, safe: true, refuge: gate}\n");
        folder.write(
                "zones/yard/rooms.yaml",
                "gate: {name: Gate, at: [0, 0, 0], description: Shut., exits: {east:"
                        + " mine/hall}}\n");
        folder.change(ROOMS, "    north: {to: cell", "    south: yard/gate\n    north: {to: cell");

        assertThat(warnings())
                .containsExactly(
                        "content/zones/mine/rooms.yaml:6:12: warning: hall.exits.south: yard/gate"
                                + " (expected: an exit of yard/gate that leads back north)",
                        "content/zones/yard/rooms.yaml:1:69: warning: gate.exits.east: mine/hall"
                                + " (expected: an exit of mine/hall that leads back west)");
    }

    /**
     * The potion is worth 12, for which a shop pays 4.8: {@code keys} stand between the trigger's
     * name and its steps.
     */
    private static List<String> warningsOf(Path parent, String keys, String steps) {
        var triggers = TriggerFolder.in(parent);
        triggers.write("    - {name: shelf, " + keys + ", do: [" + steps + "]}\n");
        return againAndAgain(triggers.folder());
    }

    private static List<String> againAndAgain(ContentFolder folder) {
        var problems = new Problems();
        assertThat(folder.load(problems)).as(problems.toString()).isPresent();
        return problems.warnings().stream()
                .map(Problem::toString)
                .filter(each -> each.contains("again and again"))
                .toList();
    }

    private static final String POTION = "{give: {item: potion-of-healing}}";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "when: use, words: [shelf]|" + POTION,
                "when: use, words: [shelf]|{take: {gold: 4}}, " + POTION,
                "when: use, words: [shelf], if: self.visits == 0, recovers: 1s|"
                        + POTION
                        + ", {after: 5}, {set: {self.visits: 1}}",
                "when: use, words: [shelf]|{take: {gold: 9}}, {ask: {question: One?, answers: ["
                        + "{answer: Yes., do: ["
                        + POTION
                        + ", "
                        + POTION
                        + "]}, {answer: No., do: [{tell: Well.}]}]}}",
                "when: use, words: [shelf], if: has('potion-of-healing') == 0|" + POTION,
                "when: use, words: [shelf], if: self.visits < 3|" + POTION,
                "when: use, words: [shelf], if: self.visits != 2|{set: {self.visits: 1}}, "
                        + POTION,
                "when: use, words: [shelf], if: self.visits > 3|"
                        + "{set: {self.visits: self.visits + 1}}, "
                        + POTION,
                "when: use, words: [shelf], if: not room.seen|{set: {room.seen: 'true'}}, "
                        + POTION,
                "when: enter, if: quest.the-tub == 'asked' or here > 1|{quest: {the-tub: found}}, "
                        + POTION,
                "when: look, words: [shelf]|{ask: {question: One?, answers: [{answer: Yes., do: ["
                        + POTION
                        + "]}, {answer: No., do: [{tell: Well.}]}]}}"
            })
    void whatIsGivenForNothingAgainAndAgain(String keys, String steps, @TempDir Path parent) {
        assertThat(warningsOf(parent, keys, steps))
                .singleElement()
                .asString()
                .startsWith("content/zones/mine/rooms.yaml:")
                .contains(
                        "expected: bound: true beside the item, a price that is worth as much, or");
    }

    /** Who wants a potion for a potion gives nothing away; with two there is one for nothing. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {POTION + "|0", POTION + ", " + POTION + "|1"})
    void aThingForAThingIsWeighedToo(String steps, int warnings) {
        folder.append(
                "monsters/vermin.yaml",
                """
                  triggers:
                    - {name: trade, when: give, of: potion-of-healing, do: [%s]}
                """
                        .formatted(steps));
        assertThat(againAndAgain(folder)).hasSize(warnings);
    }

    /** The stage may be another's alone, and then the giver is asked again. */
    @Test
    void whatComesToAStageForSeveralMayGiveAgainAndAgain(@TempDir Path parent) {
        var steps = "{quest: {the-tub: {stage: found, with: [zone.who]}}}, " + POTION;
        assertThat(warningsOf(parent, "when: enter, if: quest.the-tub == 'asked'", steps))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{give: {gold: 3}}", "{take: {gold: 2}}, {give: {gold: 3}}"})
    void goldForNothingOrForLess(String steps, @TempDir Path parent) {
        assertThat(warningsOf(parent, "when: use, words: [shelf]", steps))
                .singleElement()
                .asString()
                .contains("gives 3 gold again and again (expected: a price that is worth as much");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "when: use, words: [shelf]|{give: {item: potion-of-healing, bound: true}}",
                "when: use, words: [shelf], if: self.visits == 0|{set: {self.visits: 1}}, "
                        + POTION,
                "when: use, words: [shelf], if: self.visits != today|{set: {self.visits: today}}, "
                        + POTION,
                "when: use, words: [shelf], if: self.visits < 3|"
                        + "{set: {self.visits: self.visits + 1}}, "
                        + POTION,
                "when: use, words: [shelf]|{take: {gold: 5}}, " + POTION,
                "when: use, words: [shelf]|{take: {item: potion-of-healing}}, {give: {gold: 4}}",
                "when: use, words: [shelf], if: self.visits == 0, recovers: 1s|"
                        + "{set: {self.visits: 1}}, {after: 5}, "
                        + POTION,
                "when: first-time|" + POTION,
                "when: kill|" + POTION,
                "when: enter, if: quest.the-tub == 'asked'|{quest: {the-tub: found}}, " + POTION,
                "when: enter, if: level > 1 and quest.the-tub == 'found'|{quest: {the-tub: left}}, "
                        + POTION
            })
    void whatIsBoundOncePaidOrFoughtForIsNoFreeGift(
            String keys, String steps, @TempDir Path parent) {
        assertThat(warningsOf(parent, keys, steps)).isEmpty();
    }

    @Test
    void aContainerThatHoldsNothing() {
        folder.append(
                "items/potions.yaml", "sack: {name: sack, kind: container, description: Big.}\n");
        folder.change("classes/guardian.yaml", "[potion-of-healing]", "[potion-of-healing, sack]");

        assertThat(warnings())
                .singleElement()
                .asString()
                .contains("sack.holds: missing (expected: how much it holds");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name: A Cell|name: A: Cell|put quotes around a text that has a colon",
                "name: A Cell|name: \"A\" Cell|put quotes around the whole of a text",
                "name: A Cell|name: @Cell|put quotes around a text that begins with it",
                "at: [0, 1, 0]|at: [0, 1, 0|the bracket that ends what was begun",
                "'  description: High'|' description: High'|begin this line below its neighbours",
                "name: A Cell|name: \"A Cell|the quote that ends a text",
                "'    straw: It rustles.'|straw It rustles.|a colon and a blank behind the key",
            })
    void theCommonestSlipsOfSyntaxSayWhatToType(String from, String to, String advice) {
        folder.change(ROOMS, from, to);

        assertThat(folder.problems()).singleElement().asString().contains(advice);
    }

    /** {@code edit details.a: b} makes one that nobody can look at. */
    @Test
    void aDetailIsCalledWhatOneCanType() {
        folder.change(ROOMS, "    straw: It", "    \"straw:\": It");

        assertThat(folder.problems())
                .singleElement()
                .asString()
                .contains("straw: (expected: words in lower case that one types behind look)");
    }
}
