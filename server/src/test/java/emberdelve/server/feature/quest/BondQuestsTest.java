package emberdelve.server.feature.quest;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

/** A bot ends the quests of the Bond on each of their ways. */
class BondQuestsTest extends QuestPlay {
    private static final Content CONTENT = Troupe.shipped();
    private static final long SEED = 11;
    private static final String DUTY = "seventy-years-duty";
    private static final String TUN = "man-in-the-tun";

    BondQuestsTest() {
        super(CONTENT, SEED);
    }

    /** Both ends of the chest. */
    private void findTheBook() {
        play.come("Mira", "Tolo").gather().go("lantern-yard/common-room");
        play.types("Mira", "say duty");
        play.go("bond/strong-hole")
                .types("Mira", "pull left catch")
                .types("Tolo", "pull right catch");
        assertThat(stage("Mira", DUTY)).as(play.reads("Mira")).contains("book");
        assertThat(stage("Tolo", DUTY)).contains("book");
        assertThat(carries("Tolo", "duty-book")).isTrue();
    }

    @Test
    @Rule("R19.1")
    void theBookIsBurned() {
        findTheBook();
        var gold = play.actor("Tolo").gold();
        play.go("lantern-yard/common-room").types("Tolo", "say duty", "1", "say duty");
        assertThat(ending("Tolo", DUTY)).contains("burned");
        assertThat(play.actor("Tolo").gold()).isEqualTo(gold + 60);
        assertThat(carries("Tolo", "duty-book")).isFalse();
        assertThat(play.reads("Tolo")).contains("It burns blue").contains("drawn from the ninth");
    }

    @Test
    @Rule("R19.1")
    void theDutyIsPaidAndTheTideWaiterGetsUp() {
        findTheBook();
        play.types("Tolo", "adjust Tolo gold 40 reason purse");
        var gold = play.actor("Tolo").gold();
        play.go("bond/long-room").types("Tolo", "say duty", "1");
        assertThat(ending("Tolo", DUTY)).as(play.reads("Tolo")).contains("paid");
        assertThat(play.actor("Tolo").gold()).isEqualTo(gold - 40);
        assertThat(remembers("zone bond")).containsEntry("duty", "paid");
        play.types("Tolo", "goto bond/gauge-gate", "say duty");
        assertThat(play.actor("Tolo").room().id().toString()).isEqualTo("bond/spirit-store");
    }

    @Test
    @Rule("R19.3")
    void whoStandsByWithoutABookComesAlong() {
        findTheBook();
        var gold = play.actor("Mira").gold();
        play.go("lantern-yard/common-room").types("Tolo", "say duty", "1");
        assertThat(ending("Mira", DUTY)).contains("burned");
        assertThat(play.actor("Mira").gold()).isEqualTo(gold + 60);
    }

    @Test
    @Rule("R19.3")
    void whoHasABookAsWellDecidesAlone() {
        findTheBook();
        play.types("Tolo", "pull left catch").types("Mira", "pull right catch");
        assertThat(carries("Mira", "duty-book")).as(play.reads("Mira")).isTrue();
        play.go("lantern-yard/common-room").types("Tolo", "say duty", "1");
        assertThat(stage("Mira", DUTY)).contains("book");
    }

    @Test
    @Rule("R19.3")
    void whoWasElsewhereFindsTheBookInTheChestAgain() {
        findTheBook();
        play.types("Tolo", "goto lantern-yard/common-room", "say duty", "1");
        assertThat(stage("Mira", DUTY)).contains("book");
        play.types("Mira", "goto lantern-yard/common-room", "say duty");
        assertThat(play.reads("Mira")).contains("the Halfpenny has it again, in her strong hole");
        play.types("Mira", "goto bond/long-room", "say duty");
        assertThat(play.reads("Mira")).contains("what is stolen here goes home");
        // Whoever has ended it can still lend a hand.
        play.go("bond/strong-hole")
                .types("Tolo", "pull left catch")
                .types("Mira", "pull right catch");
        assertThat(carries("Mira", "duty-book")).as(play.reads("Mira")).isTrue();
        play.go("lantern-yard/common-room").types("Mira", "say duty", "1");
        assertThat(ending("Mira", DUTY)).contains("burned");
    }

    @Test
    void whoCannotPayIsToldHowMuchItIs() {
        findTheBook();
        var gold = play.actor("Tolo").gold();
        play.types("Tolo", "adjust Tolo gold -" + gold + " reason thieves");
        play.go("bond/long-room").types("Tolo", "say duty", "1");
        assertThat(stage("Tolo", DUTY)).contains("book");
        assertThat(play.reads("Tolo"))
                .contains("Nine casks come to forty gold")
                .contains("1 I have not got forty gold on me.")
                .contains("until you are not robbed");
    }

    @Test
    @Rule("R19.1")
    void oneAloneNeedsAJemmy() {
        play.come("Mira").go("lantern-yard/common-room").types("Mira", "say duty");
        play.go("bond/strong-hole").types("Mira", "pull left", "pull right", "pull left");
        assertThat(stage("Mira", DUTY)).contains("asked");
        play.types("Mira", "create jemmy").ticks(80);
        play.types("Mira", "pull left");
        assertThat(stage("Mira", DUTY)).as(play.reads("Mira")).contains("book");
        assertThat(carries("Mira", "jemmy")).isFalse();
    }

    @Test
    @Rule("R19.1")
    void theManInTheTunWalksOut() {
        play.come("Mira").go("bond/great-tun").types("Mira", "say coat", "say coat");
        assertThat(stage("Mira", TUN)).contains("asked");
        play.types("Mira", "create watch-coat", "say coat", "look vole");
        assertThat(ending("Mira", TUN)).contains("walked");
        assertThat(carries("Mira", "watch-coat")).isFalse();
        assertThat(carries("Mira", "voles-pipe")).isTrue();
        assertThat(remembers("zone bond")).containsEntry("vole", "out");
        assertThat(play.reads("Mira")).contains("Seven waistcoats hang on seven nails.");
    }

    @Test
    @Rule("R19.1")
    void theManInTheTunIsSold() {
        play.come("Mira").go("bond/great-tun").types("Mira", "say coat");
        var gold = play.actor("Mira").gold();
        play.go("bond/watch-house").types("Mira", "say Perrin", "1");
        assertThat(ending("Mira", TUN)).as(play.reads("Mira")).contains("sold");
        assertThat(play.actor("Mira").gold()).isEqualTo(gold + 50);
        assertThat(remembers("zone bond")).containsEntry("vole", "taken");
    }
}
