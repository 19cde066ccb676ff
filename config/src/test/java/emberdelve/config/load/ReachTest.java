package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.util.List;

/** What never happens is told, and nothing that may happen. */
class ReachTest {
    private static final String QUEST =
            """
                - {name: ask, when: enter, do: [{quest: {the-tub: asked}}]}
                - {name: find, when: enter, do: [{quest: {the-tub: found}}]}
                - {name: leave, when: enter, do: [{quest: {the-tub: left}}]}
                - {name: mend, when: enter, do: [{quest: {the-tub: mended}}]}
            """;

    private final TriggerFolder triggers;

    ReachTest(@TempDir Path parent) {
        triggers = TriggerFolder.in(parent);
        triggers.folder()
                .append("zones/mine/zone.yaml", "safe: true\n")
                .append(
                        "items/potions.yaml",
                        "spoon: {name: spoon, kind: treasure, description: Tin.}\n");
    }

    /** What is told of a room with these triggers, but for what nobody names. */
    private List<String> warnings(String yaml) {
        triggers.write(yaml);
        var problems = new Problems();
        assertThat(triggers.folder().load(problems)).as(problems.toString()).isPresent();
        return problems.warnings().stream()
                .map(Problem::text)
                .filter(each -> !each.contains("spoon: unused"))
                .toList();
    }

    private static String trigger(String condition) {
        return "    - name: fifth\n      when: enter\n      if: >-\n        %s\n      do: [{tell: A.}]\n"
                .formatted(condition);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "level > 1000",
                "hour >= 24",
                "roll > 100 or roll < 1",
                "quest.the-tub == 'asked' and quest.the-tub == 'found'",
                "zone.mood == 'calm' and not zone.mood == 'calm'",
                "self.visits > 3 and self.visits < 4",
                "self.visits + 1 == 3 and self.visits != 2",
                "has('spoon') > 0",
                "gold < 0",
                "zone.lever and not zone.lever",
            })
    void aConditionThatIsNeverTrue(String condition) {
        assertThat(warnings(QUEST + trigger(condition)))
                .containsExactly(
                        "warning: cell.triggers[5].if: never true (expected: a condition that can"
                                + " be true, with what its parts can be)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "level > 999",
                "hour >= 23 and night and roll == 100",
                "quest.the-tub == 'asked' or quest.the-tub == 'found'",
                "self.visits > 3 and self.visits < 5",
                "self.visits + 5 == 20 and self.visits == 15",
                "zone.pulls == self.visits and zone.pulls > 7",
                "self.visits + zone.pulls + 3 == 900",
                "has('potion-of-healing') == 30 and gold > 1000000",
                "zone.who == self or zone.who == nobody",
                "zone.who != self and zone.who != nobody",
                "here > 40 and group == 6 and health < 1 and living('rat') == 0",
            })
    void aConditionThatCanBeTrueIsLeftAlone(String condition) {
        assertThat(warnings(QUEST + trigger(condition))).isEmpty();
    }

    /** Nobody has a spoon, so that nobody finds it, and nobody mends it. */
    @Test
    void aQuestThatCannotBeBroughtToItsEnd() {
        assertThat(
                        warnings(
                                """
                                    - {name: ask, when: enter, do: [{quest: {the-tub: asked}}]}
                                    - {name: find, when: take, of: spoon, do: [{quest: {the-tub: found}}]}
                                    - {name: leave, when: enter, do: [{quest: {the-tub: left}}]}
                                    - name: mend
                                      when: enter
                                      if: quest.the-tub == 'found'
                                      do: [{quest: {the-tub: mended}}]
                                """))
                .containsExactlyInAnyOrder(
                        "warning: the-tub.found: never reached (expected: a step quest: {the-tub:"
                                + " found} that somebody can get to)",
                        "warning: the-tub.mended: never reached (expected: a step quest: {the-tub:"
                                + " mended} that somebody can get to)",
                        "warning: cell.triggers[2].of: spoon (expected: an item that somebody"
                                + " drops, sells, gives or begins with; nobody can get this one)",
                        "warning: cell.triggers[4].if: never true (expected: a condition that can"
                                + " be true, with what its parts can be)");
    }

    /** What one trigger gives, bound or as a reward, the next may ask for. */
    @Test
    void whatIsBroughtAboutStepByStepIsReached() {
        assertThat(
                        warnings(
                                """
                                    - {name: mend, when: enter, if: has('spoon') > 0,
                                       do: [{take: {item: spoon}}, {quest: {the-tub: mended}}]}
                                    - {name: find, when: enter, if: quest.the-tub == 'asked',
                                       do: [{give: {item: spoon, bound: true}}, {quest: {the-tub: found}}]}
                                    - {name: leave, when: take, of: spoon, do: [{quest: {the-tub: left}}]}
                                    - {name: ask, when: enter, do: [{quest: {the-tub: asked}}]}
                                """))
                .isEmpty();
    }

    @Test
    void anAnswerThatIsNeverOfferedAndAThingThatNobodyCanPayWith() {
        assertThat(
                        warnings(
                                QUEST
                                        + """
                                            - name: talk
                                              when: say
                                              words: [well]
                                              do:
                                                - ask:
                                                    question: Well?
                                                    answers:
                                                      - {answer: No., do: [{tell: No.}]}
                                                      - {answer: Here., if: health > 100, do: [{tell: Oh.}]}
                                                      - {answer: Now., do: [{take: {item: spoon}}]}
                                        """))
                .containsExactlyInAnyOrder(
                        "warning: cell.triggers[5].do: never offered: Here. (expected: a condition"
                                + " that can be true, with what its parts can be)",
                        "warning: cell.triggers[5].do: takes spoon (expected: an item that somebody"
                                + " drops, sells, gives or begins with; nobody can get this one)");
    }
}
