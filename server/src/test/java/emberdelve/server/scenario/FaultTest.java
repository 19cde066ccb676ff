package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

import org.junit.jupiter.api.Test;

/** What goes wrong with one actor touches nobody else. */
class FaultTest {
    private final Scenario play = Scenario.on("[yard @& r ]");
    private final World world = play.world;
    private final Actor rat = play.monster();

    @Test
    void aMindThatFailsCostsItsActorTheTurnAndNobodyElseTheirs() {
        overcome(_ -> {
            throw new IllegalStateException("a mind in pieces");
        });
        play.ticks(rat.speed());
        assertThat(play.faults())
                .singleElement()
                .extracting(Throwable::getMessage)
                .isEqualTo("a mind in pieces");
        play.types("kill rat").ticks(40);
        assertThat(rat.isPresent()).isFalse();
    }

    @Test
    void whoeverFailsThreeTimesInAMinuteIsQuarantined() {
        overcome(_ -> {
            throw new IllegalStateException("again");
        });
        play.ticks(2 * rat.speed());
        assertThat(world.part(Guard.class).isQuarantined(rat)).isFalse();
        play.ticks(5 * rat.speed());
        assertThat(world.part(Guard.class).isQuarantined(rat)).isTrue();
        assertThat(play.faults()).hasSize(3);
    }

    @Test
    void aDeedThatGoesOnAndOnIsCut() {
        Action endless =
                turn -> {
                    while (true) turn.emit(new MoveEvent.Vanished(turn.self().named()));
                };
        overcome(_ -> endless);
        play.ticks(rat.speed());
        assertThat(play.faults())
                .singleElement()
                .extracting(Throwable::getMessage)
                .asString()
                .isEqualTo("more than 10000 steps in one deed");
    }

    @Test
    void aLongDeedIsNotCutAndTheNextOneMayBeAsLong() {
        Action long9000 =
                turn -> {
                    for (var i = 0; i < 9_000; i++)
                        turn.emit(new MoveEvent.Vanished(turn.self().named()));
                    return new Outcome.Done(Effort.REST);
                };
        overcome(_ -> long9000);
        play.ticks(4 * rat.speed());
        play.ends();
    }

    @Test
    void endlessRecursionHurtsWhomeverItCameOverAlone() {
        overcome(FaultTest::forEver);
        play.ticks(rat.speed());
        assertThat(play.faults()).singleElement().isInstanceOf(StackOverflowError.class);
        play.types("say hm").ticks(1);
        assertThat(world.now()).isPositive();
    }

    // That it never ends is what it is for.
    @SuppressWarnings("InfiniteRecursion")
    private static Action forEver(Turn turn) {
        return forEver(turn);
    }

    private void overcome(Mind mind) {
        rat.minds().override(mind, 100);
    }
}
