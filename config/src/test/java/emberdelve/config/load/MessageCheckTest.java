package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Gaps;
import emberdelve.config.content.MessageCatalogue;
import emberdelve.config.content.MessageKey;
import emberdelve.config.content.Vocabulary;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Messages are held to what the code asks for: each key is there, each gap can be filled. */
class MessageCheckTest {
    private static final String COMBAT = "messages/combat.yaml";

    private static final Vocabulary VOCABULARY =
            new Vocabulary(
                    MessageCatalogue.of(
                            List.of(
                                    new MessageKey(
                                            "combat.missed",
                                            "combat.yaml",
                                            new Gaps(2, List.of()),
                                            true),
                                    new MessageKey(
                                            "combat.wounded",
                                            "combat.yaml",
                                            new Gaps(2, List.of("amount", "blow")),
                                            true),
                                    new MessageKey(
                                            "social.*",
                                            "socials.yaml",
                                            new Gaps(1, List.of()),
                                            true),
                                    new MessageKey(
                                            "social.*-at",
                                            "socials.yaml",
                                            new Gaps(2, List.of()),
                                            true))),
                    Set.of("look", "north"),
                    Set.of());

    private final ContentFolder folder;

    MessageCheckTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
        folder.append(
                COMBAT,
                """
                combat.wounded: $Name$0 $averb(blow)$0 $name$1 for $amount$.
                """);
    }

    private List<String> problems() {
        return folder.problems(VOCABULARY);
    }

    @Test
    void whatFitsTheCodeHasNoProblem() {
        assertThat(problems()).isEmpty();
    }

    @Test
    void aMisspeltKeyIsToldOnceAsUnknownAndOnceAsMissing() {
        folder.change(COMBAT, "combat.missed:", "combat.mised:");

        assertThat(problems())
                .containsExactly(
                        "content/messages/combat.yaml:1:1: combat.mised: unknown message"
                                + " (expected: a message that the game asks for);"
                                + " did you mean \"combat.missed\"?",
                        "content/messages/combat.yaml:1:1: combat.missed: missing"
                                + " (expected: a message with no gaps but actors 0..1)");
    }

    @Test
    void aGapThatNobodyFillsIsToldAtItsPlaceWithTheOneThatWasMeant() {
        folder.change(COMBAT, "for $amount$.", "for $$ $ammount$.");

        assertThat(problems())
                .containsExactly(
                        "content/messages/combat.yaml:2:55: combat.wounded: $ammount$"
                                + " (expected: no gaps but actors 0..1, $amount$, $blow$);"
                                + " did you mean \"$amount$\"?");
    }

    @Test
    void everyKindOfGapIsHeldToWhatIsGiven() {
        for (var gap :
                List.of(
                        "$name$2",
                        "$AName$2",
                        "$heSheIt$2",
                        "$verb(hits)$2",
                        "$averb(blow)$2",
                        "$averb(blew)$0",
                        "$count(amounts,coin,coins)$")) {
            folder.write(COMBAT, "combat.missed: It misses.\ncombat.wounded: It " + gap + "\n");

            assertThat(problems())
                    .as(gap)
                    .singleElement()
                    .asString()
                    .startsWith("content/messages/combat.yaml:2:20: combat.wounded: ")
                    .contains("(expected: no gaps but actors 0..1, $amount$, $blow$)");
        }
    }

    @Test
    void theFormForListenersHasTheSameGapsAndNeedNotBeThere() {
        folder.append(COMBAT, "combat.wounded-sr: $amount$ of $amont$.\n");

        assertThat(problems())
                .singleElement()
                .asString()
                .contains("combat.wounded-sr: $amont$")
                .endsWith("did you mean \"$amount$\"?");
    }

    @Test
    void ofAWordThatContentAddsEveryFormIsThere() {
        folder.write("messages/socials.yaml", "social.nod: $Name$0 $verb(nods)$0.\n");

        assertThat(problems())
                .containsExactly(
                        "content/messages/socials.yaml:1:1: social.nod-at: missing"
                                + " (expected: a message with no gaps but actors 0..1)");

        folder.append("messages/socials.yaml", "social.nod-at: $Name$0 nods to $name$1.\n");
        assertThat(problems()).isEmpty();
    }

    @Test
    void noWordThatPlayersTypeIsACommandAlready() {
        folder.write(
                "messages/socials.yaml",
                """
                social.look: $Name$0 $verb(looks)$0.
                social.look-at: $Name$0 $verb(looks)$0 at $name$1.
                """);
        folder.write("channels.yaml", "north: {summary: of the north}\n");
        folder.append(
                "classes/guardian.yaml",
                """
                  abilities:
                    look:
                      {name: A Look, description: It kills., verb: looks, target: closest,
                       effects: [{harm: {amount: 1}}], recovers: 30s}
                """);

        assertThat(problems())
                .containsExactly(
                        "content/channels.yaml:1:1: north: a command"
                                + " (expected: a word that is no command of its own)",
                        "content/classes/guardian.yaml:10:5: guardian.abilities.look: a command"
                                + " (expected: a word that is no command of its own)",
                        "content/messages/socials.yaml:1:1: social.look: a command"
                                + " (expected: a word that is no command of its own)");
    }
}
