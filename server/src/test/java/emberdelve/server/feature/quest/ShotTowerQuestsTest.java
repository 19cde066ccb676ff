package emberdelve.server.feature.quest;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

/** A bot ends the quests of the shot tower on each of their ways. */
class ShotTowerQuestsTest extends QuestPlay {
    private static final Content CONTENT = Troupe.shipped();
    private static final long SEED = 11;
    private static final String ROUND = "the-true-round";
    private static final String BRIGHT = "something-bright";

    ShotTowerQuestsTest() {
        super(CONTENT, SEED);
    }

    /** One pulls at the top, the other stands below. */
    private void catchTheDrop() {
        play.come("Mira", "Tolo").gather().go("lantern-yard/smithy").types("Mira", "say shot");
        play.types("Mira", "goto shot-tower/founding-floor", "slay founder");
        play.types("Tolo", "goto shot-tower/quench");
        for (var i = 0; i < 3; i++) play.types("Tolo", "slay lead bead");
        play.types("Tolo", "use net");
        for (var i = 0; i < 3; i++) play.types("Mira", "pass").types("Tolo", "pass");
        assertThat(stage("Tolo", ROUND)).as("nothing is falling").contains("asked");
        play.types("Tolo", "restore Tolo").types("Mira", "restore Mira", "pull ladle");
        // Time waits for both of them.
        for (var i = 0; i < 4; i++) play.types("Tolo", "use net").types("Mira", "pass");
        assertThat(stage("Tolo", ROUND)).contains("caught");
        assertThat(carries("Tolo", "true-round")).isTrue();
    }

    @Test
    @Rule("R19.1")
    void theTrueRoundIsLaidInTheHand() {
        catchTheDrop();
        play.types("Mira", "goto lantern-yard/yard");
        play.types("Tolo", "goto shot-tower/founding-floor", "say round", "1", "look hand");
        assertThat(ending("Tolo", ROUND)).contains("rested");
        assertThat(carries("Tolo", "true-round")).isFalse();
        assertThat(remembers("zone shot-tower")).containsEntry("hand", "closed");
        assertThat(play.reads("Tolo")).contains("there is no seam between them");
    }

    @Test
    @Rule("R19.1")
    void theTrueRoundIsSold() {
        catchTheDrop();
        var gold = play.actor("Tolo").gold();
        play.go("lantern-yard/smithy").types("Tolo", "say round", "1", "say round");
        assertThat(ending("Tolo", ROUND)).contains("sold");
        assertThat(play.actor("Tolo").gold()).isEqualTo(gold + 240);
        assertThat(play.reads("Tolo")).contains("how crooked we all were");
        assertThat(ending("Mira", ROUND)).as("who has pulled").contains("sold");
    }

    @Test
    @Rule("R19.3")
    void whoPulledIsToldInTheDoorwayWhatWasCaught() {
        catchTheDrop();
        assertThat(stage("Mira", ROUND)).contains("asked");
        play.go("chalk-pit/rim").types("Mira", "east").types("Tolo", "east");
        for (var i = 0; i < 3; i++) play.types("Mira", "pass").types("Tolo", "pass");
        assertThat(stage("Mira", ROUND)).contains("caught");
    }

    /** There is one for each of them, and none needs to be left with a quest that never ends. */
    @Test
    @Rule("R19.3")
    void aCompanionCatchesTheNextDrop() {
        catchTheDrop();
        play.go("chalk-pit/rim").types("Mira", "east").types("Tolo", "east");
        for (var i = 0; i < 3; i++) play.types("Mira", "pass").types("Tolo", "pass");
        assertThat(stage("Mira", ROUND)).contains("caught");
        play.types("Mira", "goto shot-tower/quench");
        // The ladle fills again; whoever waits beside it may be met by a daw.
        play.types("Tolo", "goto lantern-yard/yard");
        for (var i = 0; i < 20; i++) play.types("Mira", "pass").types("Tolo", "pass");
        play.types("Mira", "restore Mira");
        play.types("Tolo", "goto shot-tower/founding-floor", "pull ladle");
        for (var i = 0; i < 4; i++) play.types("Mira", "use net").types("Tolo", "pass");
        assertThat(carries("Mira", "true-round")).as(play.reads("Mira")).isTrue();
        play.types("Mira", "use net");
        play.go("lantern-yard/smithy").types("Mira", "say round", "1");
        assertThat(ending("Mira", ROUND)).contains("sold");
    }

    @Test
    @Rule("R19.3")
    void whoHasEndedItPullsForACompanion() {
        catchTheDrop();
        play.types("Tolo", "goto lantern-yard/smithy", "say round", "1");
        assertThat(ending("Tolo", ROUND)).contains("sold");
        assertThat(stage("Mira", ROUND)).contains("asked");
        play.types("Mira", "goto shot-tower/quench");
        play.types("Tolo", "goto shot-tower/founding-floor");
        for (var i = 0; i < 40; i++) play.types("Mira", "pass").types("Tolo", "pass");
        play.types("Mira", "restore Mira").types("Tolo", "restore Tolo", "pull ladle");
        for (var i = 0; i < 4; i++) play.types("Mira", "use net").types("Tolo", "pass");
        assertThat(carries("Mira", "true-round")).as(play.reads("Mira")).isTrue();
        play.types("Mira", "goto lantern-yard/smithy", "say round", "1");
        assertThat(ending("Mira", ROUND)).contains("sold");
    }

    @Test
    void oneAloneMayBeQuickerThanLead() {
        play.come("Mira").go("lantern-yard/smithy").types("Mira", "say shot");
        play.types("Mira", "goto shot-tower/quench");
        for (var i = 0; i < 3; i++) play.types("Mira", "slay lead bead");
        play.types("Mira", "goto shot-tower/founding-floor", "slay founder", "pull ladle");
        play.types("Mira", "goto shot-tower/quench", "use net");
        assertThat(stage("Mira", ROUND)).contains("caught");
    }

    private void findTheRing() {
        play.come("Mira").go("lantern-yard/kitchen").types("Mira", "say ring");
        play.types("Mira", "goto shot-tower/daws-nest");
        for (var i = 0; i < 3; i++) play.types("Mira", "slay shining daw");
        play.types("Mira", "pull nest");
        assertThat(stage("Mira", BRIGHT)).contains("found");
    }

    @Test
    @Rule("R19.1")
    void aRingThatIsLostIsInTheNestAgain() {
        findTheRing();
        play.types("Mira", "pull nest", "drop ring", "pull nest");
        assertThat(carries("Mira", "bright-ring")).isTrue();
        assertThat(play.reads("Mira")).contains("Foil, foil, button, bone.");
    }

    @Test
    @Rule("R19.1")
    void theCookHasARing() {
        findTheRing();
        var gold = play.actor("Mira").gold();
        play.go("lantern-yard/kitchen").types("Mira", "say ring", "1");
        assertThat(ending("Mira", BRIGHT)).contains("cook");
        assertThat(play.actor("Mira").gold()).isEqualTo(gold + 90);
        assertThat(carries("Mira", "bright-ring")).isFalse();
    }

    @Test
    @Rule("R19.1")
    void missCrakeHasHers() {
        findTheRing();
        play.go("shot-tower/crakes-parlour").types("Mira", "say ring", "1", "look cups");
        assertThat(ending("Mira", BRIGHT)).contains("crake");
        assertThat(carries("Mira", "plumb-bob")).isTrue();
        assertThat(remembers("zone shot-tower")).containsEntry("crake", "wed");
        assertThat(play.reads("Mira")).contains("still warm");
        play.go("lantern-yard/kitchen").types("Mira", "say ring");
        assertThat(play.reads("Mira")).contains("I saw that in your face");
    }
}
