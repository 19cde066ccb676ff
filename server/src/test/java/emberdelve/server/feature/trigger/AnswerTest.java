package emberdelve.server.feature.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.feature.quest.Quests;
import emberdelve.server.model.Item;
import emberdelve.server.replay.Replay;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.stream.Stream;

/** What is asked first and done later is looked at again when it is done. */
class AnswerTest {
    private static final Content CONTENT = Troupe.shipped();
    private static final String CORNER = "night-market/adas-corner";
    private static final String THIMBLE = "silver-thimble";
    private static final String GARTER = "adas-garter";
    private static final String QUEST = "adas-thimble";

    private final Troupe play = new Troupe(CONTENT, 3);

    @AfterEach
    void aReplayIsTheSameGame() throws IOException {
        assertThat(play.replay()).isInstanceOf(Replay.Result.Same.class);
    }

    @Test
    @Rule("R18.8")
    void oneThimblePaysOnePlayerAndNoMore() {
        play.come("Ada", "Bo", "Cy").go(CORNER);
        play.types("Ada", "create silver-thimble", "look ada");
        play.types("Bo", "look ada").types("Cy", "look ada");
        play.types("Ada", "say thimble", "give thimble to Bo", "1");
        play.types("Bo", "say thimble", "give thimble to Cy", "1");
        play.types("Cy", "say thimble", "drop thimble", "1", "get thimble");
        for (var each : play.names()) {
            assertThat(count(each, GARTER)).as(each).isZero();
            assertThat(play.world().part(Quests.class).of(play.actor(each).id()).stage(QUEST))
                    .contains("asked");
            assertThat(play.reads(each)).contains("That is not so any more");
        }
        // The question was put once more, without the answer that is not to be had.
        play.types("Cy", "say thimble", "1").types("Ada", "1");
        assertThat(count("Cy", GARTER)).isOne();
        assertThat(count("Ada", GARTER)).isZero();
        assertThat(all(THIMBLE)).isZero();
    }

    @Test
    @Rule("R18.8")
    void whatIsInASackPaysForNothing() {
        play.come("Ada").go(CORNER);
        play.types("Ada", "create silver-thimble", "create belt-pouch", "look ada", "say thimble");
        play.types("Ada", "put thimble in pouch", "1");
        assertThat(count("Ada", GARTER)).isZero();
        play.types("Ada", "get thimble from pouch", "say thimble", "1");
        assertThat(count("Ada", GARTER)).isOne();
    }

    @Test
    @Rule("R18.8")
    void nobodyLiftsTheTollBarForGoldThatIsGone() {
        play.come("Ada", "Bo");
        var room = "bond/gauge-gate";
        play.go(room)
                .types(
                        "Ada",
                        "adjust Ada gold 15 reason toll",
                        "say toll",
                        "give all gold to Bo",
                        "1");
        assertThat(play.actor("Ada").room().id().value()).isEqualTo(room);
        assertThat(play.reads("Ada")).contains("That is not so any more");
        play.types("Bo", "give 15 gold to Ada").types("Ada", "say toll", "1");
        assertThat(play.actor("Ada").room().id().value()).isEqualTo("bond/spirit-store");
    }

    @Test
    @Rule("R18.8")
    void whoCannotCarryTheRewardMakesRoomAndAnswersAgain() {
        play.come("Ada", "Bo").go("night-market/word-stall");
        fill("Ada");
        play.types("Ada", "say sorry");
        play.reads("Ada");
        play.types("Ada", "1").types("Bo", "get gloves");
        assertThat(play.reads("Ada"))
                .contains("your pack is full. Make room")
                .contains("1 For somebody who can no longer hear it.")
                .doesNotContain("You get");
        assertThat(count("Bo", "mourning-gloves")).isZero();
        play.types("Ada", "drop soul cake", "1");
        assertThat(count("Ada", "mourning-gloves")).isOne();
    }

    @Test
    @Rule("R18.8")
    void whoPullsWithAFullPackMakesRoomAndPullsAgain() {
        play.come("Ada").go("bond/samplers-closet");
        fill("Ada");
        play.types("Ada", "pull drawer");
        assertThat(play.actor("Ada").room().floor().items()).isEmpty();
        play.types("Ada", "drop soul cake", "drop soul cake", "pull drawer");
        assertThat(count("Ada", "twist-of-tea")).isEqualTo(2);
    }

    @Test
    @Rule("R6.31")
    void whatComesUnaskedIsKeptAtTheBank() {
        play.come("Ada", "Bo").go("lantern-yard/gate");
        fill("Ada");
        play.types("Ada", "create silver-thimble").types("Bo", "get thimble");
        assertThat(count("Bo", THIMBLE)).isZero();
        assertThat(count("Ada", THIMBLE)).isZero();
        assertThat(play.actor("Ada").vault().things().items())
                .extracting(item -> item.type().id())
                .containsExactly(THIMBLE);
        assertThat(play.reads("Ada")).contains("who cannot carry it: it is at the bank");
    }

    /** Else a guest would be in a group whose leader has never asked. */
    @Test
    void whoHasJoinedAnotherGroupInvitesNobodyAnyMore() {
        play.come("Ada", "Bo", "Cy").types("Ada", "invite Cy");
        play.types("Bo", "invite Ada").types("Ada", "accept").types("Cy", "accept");
        assertThat(play.reads("Cy")).contains("Nobody");
        play.types("Ada", "gtell Are we alone?");
        assertThat(play.reads("Bo")).contains("Are we alone?");
        assertThat(play.reads("Cy")).doesNotContain("Are we alone?");
    }

    /** As much as anybody carries. */
    private void fill(String who) {
        var limit = CONTENT.rules().limits().carriedItems();
        var actor = play.actor(who);
        while (actor.pack().items().size() + actor.worn().size() < limit)
            play.begins(who, "create soul-cake");
    }

    private long count(String who, String kind) {
        return kinds(play.actor(who).pack().items().stream(), kind);
    }

    private long all(String kind) {
        return play.names().stream()
                .map(play::actor)
                .mapToLong(each -> count(each.name(), kind))
                .sum();
    }

    private static long kinds(Stream<Item> items, String kind) {
        return items.filter(item -> item.type().id().equals(kind)).count();
    }
}
