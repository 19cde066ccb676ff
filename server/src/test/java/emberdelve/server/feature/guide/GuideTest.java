package emberdelve.server.feature.guide;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.hire.Hirelings;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Question;

import org.junit.jupiter.api.Test;

/** Being led to where one has been. Stops are the refuge, a haven next door, and a cave there. */
class GuideTest {
    private final Scenario play =
            Scenario.on(
                    """
                    [inn @& ]--[hall d ]
                    [farhaven]--[farcave]
                    """);
    private final Actor mira = play.hero();

    @Test
    @Rule({"R15.6", "R15.10"})
    void whoHasBeenThereIsLedThereForTheFare() {
        hasSeen(refuge(), "farhaven");
        moves(mira, refuge());
        play.givesGold(mira, 100);
        var gold = mira.gold();
        play.types("travel");
        var question = (Question) play.views().getLast();
        assertThat(question.options()).singleElement();
        assertThat(question.arguments()).containsEntry("price", "15");

        play.types("travel farhaven").ticks(10);
        assertThat(mira.room()).isEqualTo(play.room("farhaven"));
        assertThat(mira.gold()).isEqualTo(gold - 15);
        assertThat(play.world.part(Ledger.class).get("guide").goldDestroyed()).isEqualTo(15);
        play.ends();
    }

    @Test
    @Rule("R15.6")
    void elsewhereAndToUnknownPlacesNobodyLeads() {
        play.types("travel");
        hasSeen(refuge());
        play.types("travel").types("travel refuge").ticks(10);
        moves(mira, refuge());
        play.types("travel farcave").ticks(5);
        assertThat(play.answers())
                .containsExactly("travel.nowhere", "Question", "travel.not-here", "travel.nowhere");
        hasSeen(play.room("farhaven"));
        moves(mira, refuge());
        play.forget().types("travel cellar", "travel farhaven").ticks(10);
        assertThat(play.answers()).containsExactly("travel.unknown", "travel.too-poor");
        play.ends();
    }

    @Test
    @Rule("R15.7")
    void nobodyIsLedAwayFromAnEnemy() {
        play.givesGold(mira, 200);
        hasSeen(refuge(), "farhaven");
        moves(mira, refuge());
        moves(play.monster(), refuge());
        play.types("travel farhaven").ticks(1);
        assertThat(play.answers()).containsExactly("travel.fighting");
        assertThat(mira.room()).isEqualTo(refuge());
        play.ends();
    }

    @Test
    @Rule("R15.7")
    void aHirelingComesAlongAndNobodyElse() {
        play.givesGold(mira, 200).types("hire spearman").ticks(10);
        var spearman = play.world.part(Hirelings.class).of(mira).getFirst();
        hasSeen(refuge(), "farhaven");
        moves(mira, refuge());
        moves(spearman, refuge());
        moves(play.hero('&'), refuge());
        play.types("travel farhaven").ticks(10);
        assertThat(mira.room()).isEqualTo(play.room("farhaven"));
        assertThat(spearman.room()).isEqualTo(play.room("farhaven"));
        assertThat(play.hero('&').room()).isEqualTo(refuge());
        play.ends();
    }

    private void hasSeen(Room first, String... others) {
        moves(mira, first);
        for (var other : others) moves(mira, play.room(other));
        moves(mira, play.room("inn"));
    }

    private void moves(Actor actor, Room to) {
        play.world.population().move(actor, to);
    }

    private Room refuge() {
        return play.world.map().room(Bestiary.REFUGE);
    }
}
