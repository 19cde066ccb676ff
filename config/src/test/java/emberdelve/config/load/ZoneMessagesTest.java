package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Gaps;
import emberdelve.config.content.Message;
import emberdelve.config.content.MessageCatalogue;
import emberdelve.config.content.MessageKey;
import emberdelve.config.content.Template;
import emberdelve.config.content.Tone;
import emberdelve.config.content.Vocabulary;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A zone's own messages are held to the common ones that they stand for. */
class ZoneMessagesTest {
    private static final String ZONE = "zones/mine/zone.yaml";

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
                                            "combat.hit",
                                            "combat.yaml",
                                            new Gaps(2, List.of("amount")),
                                            true),
                                    new MessageKey("view.score", "combat.yaml", Gaps.NONE, false),
                                    new MessageKey(
                                            "social.*",
                                            "socials.yaml",
                                            new Gaps(1, List.of()),
                                            true))),
                    Set.of(),
                    Set.of());

    private final ContentFolder folder;

    ZoneMessagesTest(@TempDir Path parent) {
        this.folder =
                ContentFolder.small(parent)
                        .write(
                                "messages/combat.yaml",
                                """
                                combat.missed: {text: $Name$0 misses., tone: blow}
                                combat.hit: $Name$0 hits for $amount$.
                                view.score: You are well.
                                social.nod: $Name$0 nods.
                                """);
    }

    private List<String> problems(String messages) {
        folder.write(
                ZONE,
                """
                name: The Mine
                danger: 1
                refuge: hall
                messages:
                """
                        + messages.indent(2));
        return folder.problems(VOCABULARY);
    }

    private Map<String, Message> messages() {
        var mine = folder.load().zones().values().iterator().next();
        return mine.messages();
    }

    @Test
    void aZoneWithoutAnyHasNone() {
        assertThat(messages()).isEmpty();
    }

    @Test
    void eachHasTheToneOfTheCommonOneUnlessItHasItsOwn() {
        assertThat(
                        problems(
                                """
                                combat.missed: Chalk falls.
                                combat.missed-sr: Chalk.
                                combat.hit: {text: "$amount$.", tone: hurt}
                                social.nod: Nodding.
                                """))
                .isEmpty();

        assertThat(messages())
                .hasSize(4)
                .containsEntry(
                        "combat.missed", new Message(Template.literal("Chalk falls."), Tone.BLOW))
                .containsEntry(
                        "combat.missed-sr", new Message(Template.literal("Chalk."), Tone.BLOW))
                .containsEntry("social.nod", new Message(Template.literal("Nodding."), Tone.PLAIN))
                .hasEntrySatisfying(
                        "combat.hit", message -> assertThat(message.tone()).isEqualTo(Tone.HURT));
    }

    @Test
    void anUnknownKeyIsToldAtItsLineWithTheOneThatWasMeant() {
        assertThat(problems("combat.hit: Well.\ncombat.mised: Chalk falls.\n"))
                .containsExactly(
                        "content/zones/mine/zone.yaml:6:3: messages.combat.mised: unknown message"
                                + " (expected: a message that tells what happens);"
                                + " did you mean \"combat.missed\"?");
    }

    @Test
    void aWordThatNobodyCanTypeIsUnknown() {
        assertThat(problems("social.nood: Nodding.\n"))
                .containsExactly(
                        "content/zones/mine/zone.yaml:5:3: messages.social.nood: unknown message"
                                + " (expected: a message that tells what happens);"
                                + " did you mean \"social.nod\"?");
    }

    @Test
    void aGapThatNobodyFillsIsToldAtItsPlaceWithTheOneThatWasMeant() {
        assertThat(problems("combat.hit: Chalk, $ammount$.\n"))
                .containsExactly(
                        "content/zones/mine/zone.yaml:5:22: messages.combat.hit: $ammount$"
                                + " (expected: no gaps but actors 0..1, $amount$);"
                                + " did you mean \"$amount$\"?");
    }

    @Test
    void whatIsNotToldOfWhatHappensIsTheSameEverywhere() {
        assertThat(problems("view.score: You are white.\n"))
                .containsExactly(
                        "content/zones/mine/zone.yaml:5:3: messages.view.score: the same everywhere"
                                + " (expected: a message that tells what happens)");
    }
}
