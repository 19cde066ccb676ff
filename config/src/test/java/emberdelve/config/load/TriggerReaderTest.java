package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Expression;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.config.content.Variable;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Triggers of rooms, monsters and items, with every key; and every key broken. */
class TriggerReaderTest {
    private static final String ROOM = "zones/mine/rooms.yaml";
    private static final String STRAW = "    straw: It rustles.\n";

    private final ContentFolder folder;

    TriggerReaderTest(@TempDir Path parent) {
        folder = ContentFolder.small(parent);
        folder.append(
                "zones/mine/zone.yaml",
                """
                remembers: {lever: bool, pulls: int, mood: [calm, cross], who: who}
                remembers-each: {visits: int}
                """);
        folder.write(
                "quests/mine.yaml",
                """
                the-tub:
                  name: The Tub
                  giver: a rat
                  level: 1
                  stages: {asked: Look., found: Go on.}
                  endings:
                    left: {journal: It is left., xp: 5, gold: 6, item: potion-of-healing}
                    mended: {journal: It is mended.}
                """);
    }

    /** A room with that trigger and no other. */
    private void trigger(String yaml) {
        folder.change(ROOM, STRAW, STRAW + "  remembers: {seen: bool}\n  triggers:\n" + yaml);
    }

    private Trigger read(String yaml) {
        trigger(yaml);
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
                "when: enter, do: [{ask: {question: A?, answers: [{answer: B, do: [{tell:"
                        + " C}]}]}}]|(expected: 2..9 answers)",
                "when: enter, do: [{ask: {answers: []}}]|question: missing (expected: text of"
                        + " 1..600",
                "when: enter, if: zone.lamp, do: [{tell: A.}]|if: zone.lamp (expected: a name that"
                        + " is remembered here, instead of zone.lamp, at character 1)",
                "when: enter, if: zone.pulls, do: [{tell: A.}]|(expected: bool instead of int, at"
                        + " character 1)",
                "when: enter, if: zone.lever > 1, do: [{tell: A.}]|(expected: int instead of bool,"
                        + " at character 1)",
                "when: enter, if: zone.lever and level, do: [{tell: A.}]|(expected: bool instead of"
                        + " int, at character 16)",
                "when: enter, if: zone.mood == 'sad', do: [{tell: A.}]|(expected: one of calm,"
                        + " cross, at character 14)",
                "when: enter, if: quest.the-tub == 'lost', do: [{tell: A.}]|(expected: one of none,"
                        + " asked, found, left, mended, at character 18)",
                "when: enter, if: quest.the-tup == 'left', do: [{tell: A.}]|(expected: a quest that"
                        + " exists, perhaps the-tub, at character 1)",
                "when: enter, if: has('key') > 0, do: [{tell: A.}]|has('key') > 0 (expected: an"
                        + " item that exists)",
                "when: enter, if: living(rat) > 0, do: [{tell: A.}]|(expected: ('an-id') behind it,"
                        + " at character 8)",
                "when: enter, if: (zone.lever, do: [{tell: A.}]|(expected: a ) instead of the end,"
                        + " at character 12)",
                "when: enter, if: zone.lever zone.lever, do: [{tell: A.}]|(expected: an end instead"
                        + " of zone.lever, at character 12)",
                "when: enter, if: zone.pulls > 99999999999, do: [{tell: A.}]|(expected: a number up"
                        + " to 1000000000, at character 14)",
                "when: enter, if: zone.pulls > 1 ;, do: [{tell: A.}]|(expected: a name, a number, a"
                        + " 'word' or a sign instead of ;, at character 16)",
                "when: enter, if: zone.pulls >, do: [{tell: A.}]|(expected: something behind it, at"
                        + " character 13)",
                "when: enter, if: 'a' == 'b', do: [{tell: A.}]|(expected: something remembered to"
                        + " compare the word with, at character 1)",
                "when: enter, if: zone.mood == 'calm, do: [{tell: A.}]|(expected: a ' that ends the"
                        + " word, at character 14)",
            })
    void everyKeyIsChecked(String keys, String told) {
        // As a block: a plain text in braces ends at a comma.
        trigger("    - name: lever\n" + lines(keys));
        assertThat(folder.problems())
                .anySatisfy(line ->
                        assertThat(line).startsWith("content/" + ROOM + ":").contains(told));
    }

    /** {@code a: b, c: d} as lines of a mapping; commas in brackets stay. */
    private static String lines(String keys) {
        var lines = new StringBuilder();
        var depth = 0;
        var from = 0;
        for (var i = 0; i <= keys.length(); i++) {
            var isEnd = i == keys.length() || (depth == 0 && keys.startsWith(", ", i));
            if (isEnd) {
                lines.append(line(keys.substring(from, i)));
                from = i + 2;
            } else if ("[{".indexOf(keys.charAt(i)) >= 0) depth++;
            else if ("]}".indexOf(keys.charAt(i)) >= 0) depth--;
        }
        return lines.toString();
    }

    /** A condition as a block: it may begin with a quote. */
    private static String line(String key) {
        return "      " + key.replaceFirst("^if: ", "if: >-\n        ") + "\n";
    }

    @Test
    void whatIsTooLongOrTooDeepIsRefused() {
        trigger(
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
        trigger(
                "    - {name: a, when: enter, do: [{ask: {question: A?, answers: ["
                        + answers
                        + "]}}]}\n    - {name: b, when: enter, do: ["
                        + asks(4)
                        + "]}\n");
        var names = new StringBuilder("{");
        for (var i = 0; i < 51; i++) names.append("n").append(i).append(": bool, ");
        folder.append(
                "monsters/vermin.yaml",
                "  remembers: " + names + "}\n  remembers-each: {w: [" + "w, ".repeat(51) + "]}\n");
        assertThat(folder.problems())
                .anyMatch(line -> line.contains("(expected: 2..9 answers)"))
                .anyMatch(line -> line.contains("questions in answers at most 3 deep"))
                .anyMatch(line -> line.contains("(expected: at most 50 names)"))
                .anyMatch(line -> line.contains("w (expected: each word once)"));
    }

    /** Questions in answers, so many deep. */
    private static String asks(int deep) {
        var inside = deep == 1 ? "{tell: C.}" : asks(deep - 1);
        return "{ask: {question: A?, answers: [{answer: B, do: [{tell: C.}]}, {answer: D, do: ["
                + inside
                + "]}]}}";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lever: flag|lever: flag (expected: bool, int, who, or a list of words)",
                "lever: {a: b}|lever: a mapping (expected: bool, int, who, or a list of words)",
                "Lever: bool|Lever: no id (expected: id",
                "mood: []|mood: a list (expected: 1..50 words)",
                "mood: [a, a]|a (expected: each word once)",
            })
    void whatIsRememberedHasAKind(String declared, String told) {
        folder.change("zones/mine/zone.yaml", "remembers-each: {visits: int}\n", "");
        folder.append("zones/mine/zone.yaml", "remembers-each: {" + declared + "}\n");
        assertThat(folder.problems()).anyMatch(line -> line.contains(told));
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "  name: The Tub~  giver|  giver|name: missing (expected: text of 1..40",
                "  giver: a rat~  level|  level|giver: missing (expected: text of",
                "level: 1|level: 0|level: 0 (expected: whole number 1..100)",
                "level: 1|level: 1~  group: 7|group: 7 (expected: whole number 1..6)",
                "level: 1|level: 1~  shared: perhaps|shared: perhaps (expected: true or false)",
                "level: 1|level: 1~  again: 1s|again: 1s (expected: duration 1m..720h)",
                "level: 1|level: 1~  agian: 1h|unknown key (expected: name, giver",
                "stages: {asked: Look., found: Go on.}|stages: {}|stages: a mapping (expected: at"
                        + " least one stage)",
                "found: Go on.|none: Go on.|none (expected: a word that no other stage or ending"
                        + " has)",
                "found: Go on.|Found: Go on.|no id (expected: id",
                "mended: {journal: It is mended.}|asked: {journal: A.}|asked (expected: a word that"
                        + " no other",
                "mended: {journal: It is mended.}|mended: {}|journal: missing (expected: text of"
                        + " 1..1000",
                "xp: 5|xp: many|xp: many (expected: whole number 0..1000000)",
                "gold: 6|gold: -1|gold: -1 (expected: whole number 0..1000000)",
                "item: potion-of-healing|item: key|item: key (expected: an item that exists)",
            })
    void everyKeyOfAQuestIsChecked(String from, String to, String told) {
        folder.change("quests/mine.yaml", unescaped(from), unescaped(to));
        assertThat(folder.problems())
                .anySatisfy(line ->
                        assertThat(line).startsWith("content/quests/mine.yaml:").contains(told));
    }

    private static String unescaped(@Nullable String text) {
        return text == null ? "" : text.replace('~', '\n');
    }

    @Test
    void whatNobodyReachesIsAWarning() {
        trigger("    - {name: a, when: enter, do: [{quest: {the-tub: asked}}]}\n");
        var problems = new Problems();
        assertThat(folder.load(problems)).isPresent();
        assertThat(problems.warnings())
                .filteredOn(each -> each.file().endsWith("quests/mine.yaml"))
                .hasSize(3)
                .allMatch(each -> each.text().contains("never reached"));
    }
}
