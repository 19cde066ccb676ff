package emberdelve.server.feature.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.ItemType;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.model.Item;
import emberdelve.server.replay.Replay;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.AlteredContent;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/** Trades, the town, triggers and gear go by other content at once; each game is replayed. */
class LaterFeaturesTest {
    private static final String TRADES = "pursuits/trades.yaml";
    private static final String YARD = "zones/lantern-yard/rooms.yaml";

    private final Path folder;
    private final Troupe play;

    LaterFeaturesTest(@TempDir Path folder) {
        this.folder = folder;
        play = new Troupe(altered().load(), 3).come("Mira");
    }

    @AfterEach
    void aReplayIsTheSameGame() throws IOException {
        play.ticks(50);
        assertThat(play.replay()).isInstanceOf(Replay.Result.Same.class);
    }

    @Test
    @Rule({"R20.3", "R20.5"})
    void whatIsWornAndImprovedHasItsNewNumbersAndStaysImproved() {
        wearsImprovedArmour();
        var armour = play.actor("Mira").worn().get(ItemType.Slot.BODY);
        var before = play.actor("Mira").fighter();
        play.reload(
                altered()
                        .with(
                                "items/armour.yaml",
                                "  name: suit of leather armour\n",
                                "  name: suit of boiled leather\n")
                        .with(
                                "items/armour.yaml",
                                "  worn: {slot: body, armour: 2, defense-chance: 5}\n",
                                "  worn: {slot: body, armour: 2, defense-chance: 9}\n")
                        .with(TRADES, "  sturdiness: 1\n", "  sturdiness: 3\n")
                        .load());

        assertThat(play.actor("Mira").worn()).containsEntry(ItemType.Slot.BODY, armour);
        assertThat(armour.type().name()).isEqualTo("suit of boiled leather +2");
        assertThat(sturdiness(armour)).isEqualTo(6);
        var now = play.actor("Mira").fighter();
        assertThat(now.defenseChance()).isEqualTo(before.defenseChance() + 4);
        assertThat(now.sturdiness()).isEqualTo(before.sturdiness() + 4);
    }

    @Test
    @Rule({"R20.3", "R20.5"})
    void whereNobodyImprovesThingsTheyAreAsMadeUntilTheSmithIsBack() {
        wearsImprovedArmour();
        var armour = play.actor("Mira").worn().get(ItemType.Slot.BODY);
        play.reload(altered().without(TRADES, "smith:", "# Leads people").load());
        assertThat(armour.type().name()).isEqualTo("suit of leather armour");
        assertThat(sturdiness(armour)).isZero();
        play.types("Mira", "improve armour");
        assertThat(play.reads("Mira")).doesNotContain("Hester Vane looks at");

        play.reload(altered().load());
        assertThat(armour.type().name()).isEqualTo("suit of leather armour +2");
        assertThat(play.actor("Mira").gear().bonuses().sturdiness()).isEqualTo(2);
    }

    @Test
    void twoRingsStayOnTheirHands() {
        play.types("Mira", "create plumb-ring for me", "create plumb-ring for me");
        play.types("Mira", "wear ring", "wear ring");
        assertThat(play.actor("Mira").worn())
                .containsKeys(ItemType.Slot.RING, ItemType.Slot.LEFT_RING);
        play.reload(altered().with(TRADES, "  sturdiness: 1\n", "  sturdiness: 2\n").load());
        assertThat(play.actor("Mira").worn())
                .containsKeys(ItemType.Slot.RING, ItemType.Slot.LEFT_RING);
    }

    @Test
    @Rule("R20.5")
    void aSmithHasOtherPricesAndAPersonOtherAnswers() {
        play.types("Mira", "create leather-armour for me", "goto lantern-yard/smithy");
        play.types("Mira", "improve");
        assertThat(play.reads("Mira")).contains("suit of leather armour: 198 gold");
        play.reload(
                altered()
                        .with(TRADES, "price: {base: 100,", "price: {base: 200,")
                        .with("town/people.yaml", "Mind the barrels.", "Mind the ladder.")
                        .load());
        play.types("Mira", "improve");
        assertThat(play.reads("Mira")).contains("suit of leather armour: 358 gold");
        play.types("Mira", "goto lantern-yard/provisioner", "talk bettany");
        assertThat(play.reads("Mira"))
                .contains("Mind the ladder.")
                .doesNotContain("Mind the barrels");
    }

    @Test
    @Rule("R20.7")
    void aTriggerSaysItsNewWordsAndMayBeNew() {
        play.types("Mira", "goto lantern-yard/arcade", "look notices");
        assertThat(play.reads("Mira")).contains("signed B. Orr, Provisioner");
        play.reload(
                altered()
                        .with(YARD, "The last one is signed B. Orr", "The last one is from B. Orr")
                        .with(
                                YARD,
                                "    - name: notice of a brother\n",
                                """
                                    - {name: wall, when: say, words: [wall], do: [{emote: It falls.}]}
                                    - name: notice of a brother
                                """)
                        .load());
        play.types("Mira", "look notices");
        assertThat(play.reads("Mira")).contains("from B. Orr, Provisioner");
        play.types("Mira", "say wall");
        assertThat(play.reads("Mira")).contains("It falls.");
    }

    @Test
    @Rule("R20.7")
    void aQuestionWhoseTriggerHasChangedIsTakenBack() {
        play.reload(asking("Stay").load()).types("Mira", "goto lantern-yard/arcade", "say wall");
        assertThat(play.reads("Mira")).contains("Stay?");
        play.reload(asking("Stay").with("news.yaml", "Newest", "News").load());
        play.types("Mira", "choose 1", "say wall");
        assertThat(play.reads("Mira")).contains("It stands.").contains("Stay?");
        play.reload(asking("Go").load()).types("Mira", "choose 1");
        assertThat(play.reads("Mira")).doesNotContain("It stands.");
        play.types("Mira", "say wall", "choose 1");
        assertThat(play.reads("Mira")).contains("Go?").contains("It stands.");
    }

    private AlteredContent asking(String question) {
        return altered()
                .with(
                        YARD,
                        "    - name: notice of a brother\n",
                        """
                            - name: wall
                              when: say
                              words: [wall]
                              do:
                                - ask:
                                      question: %s?
                                      answers:
                                        - {answer: Yes it is, do: [{emote: It stands.}]}
                                        - {answer: No it is not, do: [{emote: It falls.}]}
                            - name: notice of a brother
                        """
                                .formatted(question));
    }

    @Test
    @Rule("R20.5")
    void aRentedRoomLooksAsItWouldBeBuiltNow() {
        play.types("Mira", "adjust Mira gold 10000 reason rent", "goto lantern-yard/dry-boots");
        play.types("Mira", "rent room yes", "enter room");
        play.reload(
                altered()
                        .with("town/lodging.yaml", "name: A Rented Room", "name: A Let Room")
                        .with("town/lodging.yaml", "A bed that is long", "A bunk that is long")
                        .load());
        assertThat(play.actor("Mira").room().template().name()).isEqualTo("A Let Room");
        assertThat(play.actor("Mira").room().description()).startsWith("A bunk that is long");
    }

    private void wearsImprovedArmour() {
        play.types("Mira", "adjust Mira gold 10000 reason smith", "goto lantern-yard/smithy");
        play.types("Mira", "create leather-armour for me", "wear leather armour");
        play.types("Mira", "improve armour yes", "improve armour yes");
        var armour = play.actor("Mira").worn().get(ItemType.Slot.BODY);
        assertThat(sturdiness(armour)).isEqualTo(2);
    }

    private static int sturdiness(Item item) {
        return item.type().worn().orElseThrow().bonuses().sturdiness();
    }

    private AlteredContent altered() {
        return AlteredContent.in(folder);
    }
}
