package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Expression;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.config.content.Variable;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Triggers of rooms, monsters and items, with every key; and every key broken. */
class TriggerReaderTest {
    private final ContentFolder folder;
    private final TriggerFolder triggers;

    TriggerReaderTest(@TempDir Path parent) {
        triggers = TriggerFolder.in(parent);
        folder = triggers.folder();
    }

    private Trigger read(String yaml) {
        triggers.write(yaml);
        var rooms = folder.load().zones().get("mine").rooms();
        return rooms.getLast().triggers().getFirst();
    }

    @Test
    void aTriggerSaysWhatSetsItOffAndWhatItDoes() {
        var trigger =
                read(
                        """
                            - name: lever
                              when: use
                              words: [lever, brake lever]
                              if: zone.pulls + 1 < 3 and not room.seen
                              chance: 50
                              voice: A pipe
                              recovers: 2s
                              do:
                                - say: Well, {name}.
                                - emote: Dust falls.
                                - tell: It is heavy.
                                - open: south
                                - close: {room: hall, exit: north}
                                - spawn: {monster: rat, count: 2}
                                - remove: {item: potion-of-healing}
                                - give: {gold: 5}
                                - take: {item: potion-of-healing}
                                - set: {zone.mood: cross, self.visits: 3}
                                - move: mine/hall
                                - heal: 3
                                - quest: {the-tub: found}
                                - after: 20
                                - ask:
                                    question: Which?
                                    answers:
                                      - {answer: This., do: [{quest: {the-tub: left}}]}
                                      - {answer: That., if: level > 3, do: [{tell: No.}]}
                        """);
        assertThat(trigger.when()).isEqualTo(When.USE);
        assertThat(trigger.cue().words()).containsExactly("lever", "brake lever");
        assertThat(trigger.cue().voice()).isEqualTo("A pipe");
        assertThat(trigger.cue().condition()).isPresent();
        assertThat(trigger.chance()).isEqualTo(50);
        assertThat(trigger.recovers()).isEqualTo(Duration.ofSeconds(2));
        assertThat(trigger.steps())
                .hasSize(16)
                .contains(
                        new Step.Door(Step.Act.OPEN, RoomId.of("mine", "cell"), Direction.SOUTH),
                        new Step.Door(Step.Act.CLOSE, RoomId.of("mine", "hall"), Direction.NORTH),
                        new Step.Spawn("rat", 2),
                        new Step.Move(RoomId.of("mine", "hall")),
                        new Step.Advance("the-tub", "found"),
                        new Step.After(20));
        var mood =
                new Variable(
                        Variable.Scope.ZONE,
                        "mine",
                        "mood",
                        new Variable.Words(List.of("calm", "cross")));
        assertThat(trigger.steps()).contains(new Step.Set(mood, new Expression.Literal(1)));
    }

    @Test
    void aStageIsForThoseWhoAreRememberedAsWell() {
        var trigger =
                read(
                        """
                            - name: lever
                              when: enter
                              do: [{quest: {the-tub: {stage: found, with: [zone.who]}}}]
                        """);
        var holder = new Variable(Variable.Scope.ZONE, "mine", "who", Variable.Plain.WHO);
        assertThat(trigger.steps())
                .containsExactly(new Step.Advance("the-tub", "found", List.of(holder)));
    }

    @Test
    void whatIsWrittenAsItWasStillIsATrap() {
        var trap = read("    - {name: stone, when: enter, effects: [{heal: 3}]}\n");
        assertThat(trap.effects()).hasSize(1);
        assertThat(trap.steps()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "when: pull, do: [{tell: A.}]|when: pull (expected: one of enter, leave,"
                        + " first-time",
                "when: give, of: rat, do: [{tell: A.}]|when: give (expected: one of enter",
                "do: [{tell: A.}]|when: missing (expected: one of enter",
                "when: enter|effects: missing (expected: a list of effects, or do)",
                "when: say, do: [{tell: A.}]|words: missing (expected: a list of words in lower",
                "when: use, do: [{tell: A.}]|words: missing (expected: a list of words in lower",
                "when: say, words: [Now], do: [{tell: A.}]|Now (expected: words in lower case)",
                "when: enter, words: [a], do: [{tell: A.}]|with when: enter (expected: no words)",
                "when: enter, every: 5s, do: [{tell: A.}]|with when: enter (expected: no every)",
                "when: enter, count: 2, do: [{tell: A.}]|with when: enter (expected: no count)",
                "when: enter, of: rat, do: [{tell: A.}]|with when: enter (expected: no of)",
                "when: group, do: [{tell: A.}]|count: missing (expected: whole number 2..6)",
                "when: timer, do: [{tell: A.}]|every: missing (expected: duration 1s..24h)",
                "when: kill, of: cat, do: [{tell: A.}]|of: cat (expected: a monster that exists)",
                "when: take, of: key, do: [{tell: A.}]|of: key (expected: an item that exists)",
                "when: enter, do: []|do: a list (expected: at least one step)",
                "when: enter, do: [{say: A.}]|nobody speaks (expected: a voice of the trigger)",
                "when: enter, do: [{tel: A.}]|tel: unknown key (expected: say, emote",
                "when: enter, do: [{tell: A., emote: B.}]|(expected: one step: one key)",
                "when: enter, do: [{open: north}]|(expected: an exit north of mine/cell that has",
                "when: enter, do: [{lock: south}]|lock: south (expected: a door with a key)",
                "when: enter, do: [{open: {room: pit, exit: up}}]|pit (expected: a room that"
                        + " exists)",
                "when: enter, do: [{spawn: {monster: cat}}]|cat (expected: a monster that exists)",
                "when: enter, do: [{spawn: {monster: rat, count: 11}}]|11 (expected: whole number"
                        + " 1..10",
                "when: enter, do: [{remove: {}}]|(expected: monster or item)",
                "when: enter, do: [{give: {item: key}}]|key (expected: an item that exists)",
                "when: enter, do: [{give: {gold: 0}}]|0 (expected: whole number 1..100000)",
                "when: enter, do: [{take: {}}]|(expected: item or gold)",
                "when: enter, do: [{move: pit}]|move: pit (expected: a room that exists)",
                "when: enter, do: [{after: 0}]|after: 0 (expected: whole number 1..72000)",
                "when: enter, do: [{set: {zone.lamp: 1}}]|zone.lamp: not remembered (expected: one"
                        + " of",
                "when: enter, do: [{set: {zone.pulls: true}}]|(expected: int instead of bool, at"
                        + " char",
                "when: enter, do: [{set: {zone.mood: sad}}]|sad (expected: a name that is"
                        + " remembered",
                "when: enter, do: [{set: {zone.who: 3}}]|3 (expected: who instead of int, at char",
                "when: enter, do: [{quest: {the-tup: left}}]|unknown (expected: a quest that"
                        + " exists); did you mean \"the-tub\"?",
                "when: enter, do: [{quest: {the-tub: lost}}]|lost (expected: one of asked, found,"
                        + " left, mended)",
                "when: enter, do: [{quest: {the-tub: {stage: left, with: [zone.who]}}}]|stage:"
                        + " left (expected: one of asked, found)",
                "when: enter, do: [{quest: {the-tub: {stage: found}}}]|with: missing (expected: a"
                        + " list",
                "when: enter, do: [{quest: {the-tub: {stage: found, with: []}}}]|(expected:"
                        + " 1..6 that are remembered)",
                "when: enter, do: [{quest: {the-tub: {stage: found, with: [zone.mood]}}}]|zone.mood"
                        + " (expected: one of zone.who)",
                "when: enter, do: [{ask: {question: A?, answers: [{answer: B, do: [{tell:"
                        + " C}]}]}}]|(expected: 2..9 answers)",
                "when: enter, do: [{ask: {answers: []}}]|question: missing (expected: text of"
                        + " 1..600",
            })
    void everyKeyIsChecked(String keys, String told) {
        triggers.requireTold(keys, told);
    }

    /** Else one player could have it wait as often as it may, and nobody else could set it off. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "when: use, words: [fuse], do: [{tell: A.}, {after: 100}, {tell: B.}]|true",
                "when: say, words: [fuse], do: [{ask: {question: A?, answers: [{answer: B, do:"
                        + " [{after: 9}, {tell: C.}]}, {answer: D, do: [{tell: E.}]}]}}]|true",
                "when: use, words: [fuse], recovers: 1s, do: [{after: 100}, {tell: B.}]|false",
                "when: timer, every: 5s, do: [{after: 100}, {tell: B.}]|false",
            })
    void whatWaitsNeedsATimeUntilItGoesOffAgain(String keys, boolean isRefused) {
        if (isRefused)
            triggers.requireTold(
                    keys,
                    "triggers[1].recovers: missing (expected: a time such as 5s; what waits"
                            + " (after) needs one, because 20 at most wait at a time)");
        else assertThat(read("    - {name: lever, " + keys + "}\n").waits()).isTrue();
    }

    /** A hundred ticks are twenty seconds, a twentieth of which is one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "when: use, words: [fuse], recovers: 999ms, do: [{after: 60}, {tell: A.}, {after:"
                        + " 40}, {tell: B.}]|recovers: 999ms|1s|20s",
                "when: use, words: [fuse], recovers: 1ms, do: [{after: 40}, {ask: {question: A?,"
                        + " answers: [{answer: B, do: [{after: 60}, {tell: C.}]}, {answer: D, do:"
                        + " [{tell: E.}]}]}}]|recovers: 1ms|1s|20s",
                "when: timer, every: 1s, do: [{after: 101}, {tell: B.}]|every: 1s|1010ms|20200ms",
            })
    void noOneAloneCanTakeAllPlacesOfWhatWaits(
            String keys, String told, String least, String waits) {
        triggers.requireTold(
                keys,
                "triggers[1]."
                        + told
                        + " (expected: at least "
                        + least
                        + ": its steps wait for up to "
                        + waits
                        + ", and 20 at most wait at a time)");
    }

    @Test
    void whatIsTooLongOrTooDeepIsRefused() {
        triggers.write(
                "    - {name: a, when: enter, if: \"level > 0"
                        + " and level > 0".repeat(30)
                        + "\", do: [{tell: A.}]}\n"
                        + "    - {name: b, when: enter, if: \""
                        + "(".repeat(21)
                        + "level > 0"
                        + ")".repeat(21)
                        + "\", do: [{tell: A.}]}\n"
                        + "    - {name: c, when: enter, do: ["
                        + "{tell: A.}, ".repeat(51)
                        + "]}\n"
                        + "    - {name: c, when: leave, do: [{tell: A.}]}\n");
        assertThat(folder.problems())
                .hasSize(4)
                .anyMatch(line -> line.contains("an expression of 1..300 characters"))
                .anyMatch(line -> line.contains("brackets in brackets at most 20 deep"))
                .anyMatch(line -> line.contains("at most 50 steps, those of answers included"))
                .anyMatch(line -> line.contains("c (expected: a name of its own here)"));
    }

    @Test
    void listsAndQuestionsHaveAnEnd() {
        var answers = "{answer: B, do: [{tell: C.}]}, ".repeat(10);
        triggers.write(
                "    - {name: a, when: enter, do: [{ask: {question: A?, answers: ["
                        + answers
                        + "]}}]}\n    - {name: b, when: enter, do: ["
                        + asks(4)
                        + "]}\n");
        assertThat(folder.problems())
                .anyMatch(line -> line.contains("(expected: 2..9 answers)"))
                .anyMatch(line -> line.contains("questions in answers at most 3 deep"));
    }

    /** Questions in answers, so many deep. */
    private static String asks(int deep) {
        var inside = deep == 1 ? "{tell: C.}" : asks(deep - 1);
        return "{ask: {question: A?, answers: [{answer: B, do: [{tell: C.}]}, {answer: D, do: ["
                + inside
                + "]}]}}";
    }

    @Test
    void monstersAndItemsHaveTriggersOfTheirOwn() {
        folder.append(
                "monsters/vermin.yaml",
                """
                  remembers: {fed: int}
                  remembers-each: {known: bool}
                  triggers:
                    - name: crumb
                      when: give
                      of: potion-of-healing
                      if: actor.fed < 3 and not self.known
                      do: [{say: Squeak.}, {set: {actor.fed: actor.fed + 1}}]
                """);
        folder.append(
                "items/potions.yaml",
                "  triggers: [{name: red, when: take, do: [{tell: Red.}]}]\n");
        var content = folder.load();
        assertThat(content.monsters().get("rat").habits().triggers().of(When.GIVE)).hasSize(1);
        assertThat(content.items().get("potion-of-healing").make().triggers().of(When.TAKE))
                .hasSize(1);
    }

    @Test
    void whoMayBeAnywhereNamesTheRoomOfADoorAndKnowsNoZone() {
        folder.append(
                "monsters/vermin.yaml",
                """
                  triggers:
                    - name: door
                      when: enter
                      if: zone.lever
                      do: [{open: south}]
                """);
        assertThat(folder.problems())
                .hasSize(2)
                .anyMatch(line -> line.contains("south (expected: {room: zone/room, exit: direct"))
                .anyMatch(line -> line.contains("instead of zone.lever, at character 1"));
    }
}
