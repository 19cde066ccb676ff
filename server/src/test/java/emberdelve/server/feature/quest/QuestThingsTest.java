package emberdelve.server.feature.quest;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.Item;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.AlteredContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** The places where the things of a quest are kept, in a content where a quest has more of them. */
class QuestThingsTest extends QuestPlay {
    private static final long SEED = 11;

    QuestThingsTest(@TempDir Path folder) {
        super(
                AlteredContent.in(folder)
                        .with(
                                "quests/old-mine.yaml",
                                "things: [left-boot]",
                                "things: [left-boot, belt-pouch, short-sword]")
                        .load(),
                SEED);
    }

    private void beginAndEnd(String... between) {
        play.go("lantern-yard/provisioner").types("Mira", "say Have you seen my brother?");
        play.go("old-mine/flooded-stope").types("Mira", "pull boot");
        play.go("old-mine/kobold-hall").types("Mira", "look rota");
        play.types("Mira", between);
        play.go("lantern-yard/provisioner").types("Mira", "say brother", "1");
        assertThat(ending("Mira", "one-lantern-one-brother")).contains("told");
    }

    private static List<String> kinds(List<Item> items) {
        return items.stream().map(item -> item.type().id()).toList();
    }

    @Test
    @Rule("R19.5")
    void whatIsWornGoesAndAContainerGoesWithWhatWasInItForTheQuest() {
        play.come("Mira");
        beginAndEnd(
                "create short-sword", "wear short sword", "create belt-pouch", "put boot in pouch");
        var mira = play.actor("Mira");
        assertThat(kinds(List.copyOf(mira.worn().values()))).doesNotContain("short-sword");
        assertThat(kinds(mira.pack().items())).doesNotContain("belt-pouch", "left-boot");
    }

    @Test
    @Rule("R19.5")
    void aContainerWithSomethingOfOnesOwnStaysWithIt() {
        play.come("Mira");
        beginAndEnd("create belt-pouch", "create candle-lamp", "put lamp in pouch");
        assertThat(kinds(play.actor("Mira").pack().items())).contains("belt-pouch");
    }

    @Test
    @Rule("R19.5")
    void whatLiesInARentedRoomGoes() {
        play.come("Mira");
        beginAndEnd(
                "adjust mira gold 9000 reason test",
                "goto lantern-yard/dry-boots",
                "rent room yes",
                "enter room",
                "create left-boot",
                "drop boot");
        var kept = play.world().hooks().keptBy(play.actor("Mira"));
        assertThat(play.reads("Mira")).contains("2 laced left boots.");
        assertThat(kinds(kept)).doesNotContain("left-boot");
    }
}
