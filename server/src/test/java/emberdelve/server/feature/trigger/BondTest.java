package emberdelve.server.feature.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.replay.Replay;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The round of the shipped zone can be learned and evaded, its guards passed, its thieves lost. */
class BondTest {
    private static final Content CONTENT = Troupe.shipped();
    private static final long SEED = 11;

    /** Ten seconds in a bay, twelve bays. */
    private static final int BEAT = 50;

    private static final int LAP = 12 * BEAT;
    private static final List<String> ROUND =
            List.of(
                    "sailcloth-corner",
                    "gauge-gate",
                    "cordage-corner",
                    "salt-walk",
                    "cork-row",
                    "wine-walk",
                    "glass-bay",
                    "receiving",
                    "tea-bay",
                    "spice-walk",
                    "tallow-row",
                    "tobacco-walk");

    private final Troupe play = new Troupe(CONTENT, SEED);

    @AfterEach
    void aReplayIsTheSameGame() throws IOException {
        assertThat(play.replay()).isInstanceOf(Replay.Result.Same.class);
    }

    private List<Actor> living(String monster) {
        return play.world().population().all().stream()
                .filter(each -> isOf(monster, each) && each.room().id().zone().equals("bond"))
                .toList();
    }

    private static boolean isOf(String monster, Actor actor) {
        return actor.nature() instanceof Nature.Monster(var type) && type.id().equals(monster);
    }

    /** Where both of those who walk together are; empty while one is elsewhere. */
    private String round() {
        var rooms =
                living("lamp-warden").stream()
                        .map(each -> each.room().id().toString().substring("bond/".length()))
                        .filter(ROUND::contains)
                        .toList();
        return rooms.size() == 2 && rooms.getFirst().equals(rooms.getLast())
                ? rooms.getFirst()
                : "";
    }

    /** Until the lap is so far, in ticks. */
    private void until(int inLap) {
        while (play.actor("Mira").room().zone().now() % LAP != inLap) play.ticks(1);
    }

    private String room(String who) {
        return play.actor(who).room().id().toString();
    }

    private Map<String, String> zone() {
        return play.world().part(Memory.class).ofPlaces().getOrDefault("zone bond", Map.of());
    }

    @Test
    @Rule("R23.4")
    void theRoundIsWhereTheChalkSaysItIs() {
        play.come("Mira").go("bond/weigh-beam");
        until(BEAT - 1);
        var seen = new ArrayList<String>();
        for (var bay = 0; bay < ROUND.size(); bay++) {
            seen.add(round());
            play.ticks(BEAT);
        }
        assertThat(seen).isEqualTo(ROUND);
    }

    @Test
    @Rule("R23.4")
    void whoHearsThemNextDoorCanLetThemBy() {
        play.come("Mira").go("bond/weigh-beam");
        until(7 * BEAT);
        play.go("bond/samplers-closet").reads("Mira");
        play.ticks(3 * BEAT);
        assertThat(play.reads("Mira"))
                .contains("To the south, a lamp warden walks by on his rounds.");
        assertThat(play.actor("Mira").combat().isFighting()).isFalse();
    }

    @Test
    @Rule("R7.1")
    void whoStaysInTheirWayIsStruck() {
        play.come("Mira").go("bond/tea-bay");
        play.ticks(LAP);
        assertThat(play.reads("Mira")).contains("lamp warden cudgels you");
    }

    @Test
    void theWordIsHeardInTheCoalSaidOnceAndAnotherTheNextTime() {
        play.come("Mira").types("Mira", "create candle-lamp", "wear lamp").go("bond/coal-hole");
        play.ticks(LAP + 1);
        assertThat(play.reads("Mira")).contains("\"Tallow,\" says the other");
        play.go("bond/watch-house").types("Mira", "say tallow", "down");
        assertThat(room("Mira")).isEqualTo("bond/lower-bond");
        assertThat(zone()).containsEntry("word", "anchor");
        play.go("bond/coal-hole").ticks(LAP + 1);
        assertThat(play.reads("Mira")).contains("Anchor, since supper.");
    }

    @Test
    void theWrongWordIsKnownToTheDog() {
        play.come("Mira").go("bond/watch-house");
        var dogs = living("key-hound").size();
        play.types("Mira", "say thimble");
        assertThat(living("key-hound")).hasSize(dogs + 1);
        assertThat(living("watch-sergeant")).hasSize(1);
    }

    @Test
    void thePalmTakesFifteenOrAPermitThatSaysNothing() {
        play.come("Mira").types("Mira", "adjust Mira gold 20 reason toll");
        var gold = play.actor("Mira").gold();
        // Behind the lamps, so that they are at the far side.
        play.go("bond/cooperage");
        until(3 * BEAT);
        play.types("Mira", "west", "say toll", "1");
        assertThat(room("Mira")).as(play.reads("Mira")).isEqualTo("bond/spirit-store");
        assertThat(play.actor("Mira").gold()).isEqualTo(gold - 15);
        play.types("Mira", "create blank-permit", "goto bond/cooperage");
        until(3 * BEAT);
        play.types("Mira", "west", "say toll", "1");
        assertThat(room("Mira")).as(play.reads("Mira")).isEqualTo("bond/spirit-store");
    }

    @Test
    void theBellTakesTheTurnkeyFromHisGrille() {
        play.come("Mira", "Tolo");
        play.types("Mira", "goto bond/spirit-store").types("Tolo", "goto bond/bell-closet");
        assertThat(living("turnkey")).hasSize(1);
        play.types("Tolo", "create candle-lamp", "wear lamp");
        play.types("Tolo", "pull rope");
        assertThat(living("turnkey")).isEmpty();
        play.types("Mira", "south", "open crate", "pull crate", "pull crate");
        assertThat(play.reads("Mira")).contains("a pair of list slippers").contains("Wood wool");
        play.ticks(320);
        assertThat(zone()).doesNotContainEntry("alarm", "true");
    }

    @Test
    @Rule("R23.2")
    void aCutpurseRunsOffForGood() {
        play.come("Mira").types("Mira", "adjust Mira gold 60 reason bait", "goto bond/strong-hole");
        play.reads("Mira");
        play.types("Mira", "spawn cutpurse");
        var gold = play.actor("Mira").gold();
        for (var i = 0; i < 60 && play.actor("Mira").gold() >= gold; i++) play.ticks(5);
        assertThat(play.actor("Mira").gold()).isBetween(gold - 24, gold - 4);
        play.ticks(300);
        assertThat(play.reads("Mira"))
                .containsPattern("cutpurse takes \\d+ gold from you and turns to run")
                .containsPattern("cutpurse is gone for good, with \\d+ gold");
    }
}
