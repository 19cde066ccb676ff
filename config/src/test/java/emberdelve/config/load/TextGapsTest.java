package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;

/** Nobody reads a gap that was meant to be filled. */
class TextGapsTest {
    private final ContentFolder folder;
    private final TriggerFolder triggers;

    TextGapsTest(@TempDir Path parent) {
        triggers = TriggerFolder.in(parent);
        folder = triggers.folder();
    }

    @Test
    void aTriggersWordsHaveWhoeverSetItOff() {
        triggers.write(
                """
                    - name: bell
                      when: use
                      words: [bell]
                      voice: A bell
                      do:
                        - emote: "It rings for {name}."
                        - say: "{name}! Who rang for {whom}, or for {whose} aunt? 5 $ and 3 $."
                        - ask: {question: "Well, {name}?", answers: [
                            {answer: No., do: [{tell: No.}]}, {answer: Yes., do: [{tell: Yes.}]}]}
                """);
        assertThat(folder.problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "emote: PING {nmae}|20:23|{nmae}|; did you mean \"{name}\"?",
                "tell: PING {Name}|20:22|{Name}|; did you mean \"{name}\"?",
                "emote: 'It rings, {name}, for {player}.'|20:41|{player}|",
                "emote: 'Here {name leans.'|20:24|{name|; did you mean \"{name}\"?",
                "emote: 'Here name} leans.'|20:28|}|",
                "emote: 'Five $ for $name$0.'|20:30|$name$0|; did you mean \"{name}\"?",
            })
    void anotherGapIsToldAtItsPlace(String step, String place, String gap, String meant) {
        triggers.write("    - name: bell\n      when: take\n      do:\n        - " + step + "\n");
        var expected = " (expected: no gaps but {name}, {whom}, {whose})";
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .startsWith("content/zones/mine/rooms.yaml:" + place + ": ")
                .endsWith(gap + expected + (meant == null ? "" : meant));
    }

    /** They would make two names look alike, and a line read backwards. */
    @Test
    void whatNobodySeesIsToldAsWhatItIs() {
        folder.change("zones/mine/rooms.yaml", "A Cell", "A \u202eCell");
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .contains("cell.name: A \\u202eCell (expected: text of 1..120");
    }

    /** All that content says to players, each text with a gap that nobody fills. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "zones/mine/rooms.yaml|High and dark.|High, {name}.|hall.description: {name}",
                "zones/mine/rooms.yaml|A Cell|Cell of {name}|cell.name: {name}",
                "zones/mine/rooms.yaml|It rustles.|It {rustles}.|cell.details.straw: {rustles}",
                "zones/mine/zone.yaml|The Mine|The {mine}|name: {mine}",
                "monsters/vermin.yaml|It has a tail.|It has $name$0.|rat.description: $name$0",
                "items/potions.yaml|potion of|potion {of}|potion-of-healing.name: {of}",
                "quests/mine.yaml|{asked: Look.|{asked: 'Look, {name}.'|the-tub.stages.asked:"
                        + " {name}",
                "quests/mine.yaml|journal: It is mended.|journal: 'Well, {name}.'|mended.journal:"
                        + " {name}",
                "classes/guardian.yaml|Stands in the way.|'Stands, {name}.'|guardian.description:"
                        + " {name}",
                "news.yaml|text: It begins.|text: 'It {begins}.'|[1].text: {begins}",
                "messages/combat.yaml|$name$1.|$name$1 {name}.|combat.missed: {name}",
            })
    void whateverPlayersReadIsLookedThrough(String file, String from, String to, String told) {
        folder.change(file, from, to);
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .startsWith("content/" + file + ":")
                .contains(told + " (expected: no gaps");
    }
}
