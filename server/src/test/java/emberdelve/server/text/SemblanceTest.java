package emberdelve.server.text;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Message;
import emberdelve.config.content.Messages;
import emberdelve.config.content.Tone;
import emberdelve.config.load.TemplateParser;
import emberdelve.config.read.Problems;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.HashMap;

/** What reads as the game's own words, by the shipped messages. */
class SemblanceTest {
    private static final Messages MESSAGES = ShippedContent.load().messages();

    /** Other words for an arrival, as a translation may have them. */
    private static Messages arriving(String text) {
        var all = new HashMap<>(MESSAGES.byKey());
        var template = TemplateParser.parse(text, "movement.yaml", new Problems()).orElseThrow();
        all.put("movement.arrived", new Message(template, Tone.PLAIN));
        return new Messages(all, MESSAGES.irregularVerbs());
    }

    @ParameterizedTest
    @Rule("R8.11")
    @ValueSource(
            strings = {
                "gives 1000 gold to you.",
                "gives you 1,000 gold",
                "hands 5 coins over",
                "tells you: come to the moor",
                "says: I am staff.",
                ", tells you: come to the moor",
                "SAYS :hello",
                "tells you:come",
                "whispers to you: psst",
                "joins the group.",
                "enters  the   dungeon!",
                "leaves the dungeon.",
                "arrives from the north.",
                "gives 5 gold to the Mine Foreman",
                "gets 12 gold.",
                "tells Tolo: come to the moor",
                "has arrived.",
                "has just arrived from the north",
                "have entered the game",
                "has left the group",
                "invites you to her group"
            })
    void linesOfMoneyOfTalkAndOfComingAndGoingDo(String words) {
        assertThat(Semblance.isOfTheGame(MESSAGES, words)).isTrue();
    }

    @ParameterizedTest
    @Rule("R8.11")
    @ValueSource(
            strings = {
                "Out of nowhere comes $aName$0.",
                "Da kommt $name$0.",
                "$Name$0 $words$",
                "$Name$0"
            })
    void aMessageOfWhichNothingStandsBehindTheNameIsLikeNoEmote(String text) {
        assertThat(Semblance.isOfTheGame(arriving(text), "leans on the wall.")).isFalse();
    }

    @Test
    @Rule("R8.11")
    void aMessageInOtherWordsIsOneAllTheSame() {
        assertThat(Semblance.isOfTheGame(arriving("$Name$0 kommt an."), "kommt  an!")).isTrue();
    }

    @ParameterizedTest
    @Rule("R8.11")
    @ValueSource(
            strings = {
                "gives Tolo a nod.",
                "says nothing.",
                "tells a long story about lamps.",
                "leaves no stone unturned.",
                "joins in the song",
                "'s hands shake.",
                "looks at 12 lamps",
                "has left her gloves behind.",
                "has entered a trance.",
                "has joined hands with Tolo.",
                "has arrived at a decision.",
                "tells Tolo a story: once upon a time",
                "tells Mira it is 3:15.",
                "gets a heart of gold.",
                "gives Mira a marigold tomato.",
                "takes the marigold from the corpse of the rat.",
                "invites Tolo to look at the group.",
                "arrivesque",
                "dreams of gold"
            })
    void allElseDoesNot(String words) {
        assertThat(Semblance.isOfTheGame(MESSAGES, words)).isFalse();
    }
}
