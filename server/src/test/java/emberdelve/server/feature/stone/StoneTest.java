package emberdelve.server.feature.stone;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.admin.Sanction;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Listing;
import emberdelve.server.view.Question;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Lines on the stone, which stands in the refuge; a player's first costs 500 gold. */
class StoneTest {
    /** Ten minutes of a world whose ticks are a quarter of a second. */
    private static final int PAUSE = 2_400;

    private static final int BY_ONE = 10;

    private final Scenario play = Scenario.on("[hall @&d ]");
    private final Actor mira = play.hero();

    StoneTest() {
        for (var hero : play.heroes())
            play.world.population().move(hero, play.world.map().room(Bestiary.REFUGE));
    }

    @Test
    @Rule({"R15.8", "R15.10"})
    void aLineIsAskedForPaidForAndReadByEverybody() {
        play.givesGold(mira, 2_000);
        var gold = mira.gold();
        play.types("engrave Not yet.");
        var question = (Question) play.views().getLast();
        assertThat(question.arguments())
                .containsEntry("price", "500")
                .containsEntry("words", "Not yet.");
        assertThat(mira.gold()).isEqualTo(gold);

        play.types(question.options().getFirst().command());
        assertThat(mira.gold()).isEqualTo(gold - 500);
        play.ticks(PAUSE).types("engrave cut Nor now.");
        assertThat(mira.gold()).isEqualTo(gold - 1_500);
        assertThat(play.world.part(Ledger.class).get("engraving").goldDestroyed()).isEqualTo(1_500);
        assertThat(read(play.hero('&')))
                .containsExactly(
                        "1. Not yet. (Mira, 1970-01-01)", "2. Nor now. (Mira, 1970-01-01)");
        play.ends();
    }

    @Test
    @Rule("R15.8")
    void aLineHasEightyCharactersAtMost() {
        play.givesGold(mira, 2_000);
        play.types("engrave cut " + "x".repeat(81));
        assertThat(play.answers()).containsExactly("mail.too-long");
        play.types("engrave cut " + "x".repeat(80));
        assertThat(read(mira)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R15.8")
    void aPlayerHasTenLinesTenMinutesApart() {
        play.givesGold(mira, 100_000);
        play.types("engrave cut One.").ticks(PAUSE - 1).types("engrave cut Two.");
        assertThat(play.answers()).containsExactly("stone.too-soon");
        for (var line = 2; line <= BY_ONE; line++) play.ticks(PAUSE).types("engrave cut More.");
        assertThat(read(mira)).hasSize(BY_ONE);
        play.forget().ticks(PAUSE).types("engrave cut Too many.");
        assertThat(play.answers()).containsExactly("stone.enough");
        assertThat(read(mira)).hasSize(BY_ONE);
        play.ends();
    }

    @Test
    @Rule("R15.8")
    void whoIsElsewhereOrPoorHasNothingCarved() {
        play.types("engrave Me.", "engrave cut Me.", "look stone");
        assertThat(play.answers())
                .containsExactly("stone.too-poor", "stone.too-poor", "stone.blank");
        play.world.population().move(mira, play.room("hall"));
        play.forget().types("engrave Me.");
        assertThat(play.answers()).containsExactly("stone.not-here");
        play.ends();
    }

    @Test
    @Rule("R15.9")
    void whatAnIgnoredPlayerHadCarvedIsNotRead() {
        play.givesGold(mira, 2_000).types("engrave cut Look at me.");
        play.types(play.hero('&'), "ignore mira");
        assertThat(read(play.hero('&'))).isEmpty();
        assertThat(read(mira)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R15.9")
    void whoIsMutedHasNothingCarved() {
        play.givesGold(mira, 2_000);
        var account = ((Nature.PlayerCharacter) mira.nature()).accountId();
        play.world
                .part(Sanctions.class)
                .lay(
                        new Sanction(
                                900,
                                Sanction.Kind.MUTE,
                                Optional.of(account),
                                "Mira",
                                "spam",
                                "Tolo",
                                "helper",
                                0,
                                Optional.of(600L)));
        var gold = mira.gold();
        play.forget().types("engrave cut Me.");
        assertThat(play.answers()).containsExactly("sanction.muted");
        assertThat(mira.gold()).isEqualTo(gold);
        play.ends();
    }

    @Test
    @Rule("R15.9")
    void whatStaffTookAwayStillCountsForThePrice() {
        play.givesGold(mira, 2_000).types("engrave cut Not like this.");
        var carvings = play.world.part(Carvings.class);
        carvings.blank(carvings.all().getFirst());
        assertThat(read(mira)).isEmpty();
        play.ticks(PAUSE).types("engrave Better.");
        assertThat(((Question) play.views().getLast()).arguments()).containsEntry("price", "1000");
        play.ends();
    }

    @Test
    @Rule("R15.8")
    void aRestartKeepsTheLines(@TempDir Path folder) throws NameTaken {
        play.givesGold(mira, 2_000).types("engrave cut Here for good.");
        try (var restart = new Restart(folder)) {
            var world = restart.after(play.world, mira);
            assertThat(world.part(Carvings.class).all())
                    .isEqualTo(play.world.part(Carvings.class).all())
                    .singleElement()
                    .satisfies(line -> assertThat(line.words()).isEqualTo("Here for good."));
        }
    }

    private List<String> read(Actor reader) {
        play.forget().types(reader, "look stone");
        return play.views().stream()
                .filter(Listing.class::isInstance)
                .flatMap(view -> ((Listing) view).rows().stream())
                .toList();
    }
}
