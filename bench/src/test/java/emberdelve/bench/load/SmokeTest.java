package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.Opponent;
import emberdelve.bench.opponent.Venue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** The smallest measurement of a real server. It says nothing about how fast that is. */
final class SmokeTest {
    private static final int PLAYERS = 12;
    private static final double PER_SECOND = 60;
    private static final Plan PLAN =
            Plan.of(PLAYERS, LoadScene.CHAT, Duration.ZERO, Duration.ofSeconds(2));

    @Test
    void theServerAnswersAllThatTheSmallestProfileAsks() throws IOException, InterruptedException {
        try (var folder = BenchFolder.ofClassPath(Path.of(".."));
                var server = folder.server(Venue.HALLS)) {
            var figures = play(server, PLAN, false);

            assertAllIsAnswered(figures);
            assertThat(figures.lateTicks()).as("the console tells the tick").isPresent();

            assertThat(play(server, PLAN, true).unanswered()).as("those who come back").isZero();
        }
    }

    @Test
    void playersByThePageDoTheSame() throws IOException, InterruptedException {
        try (var folder = BenchFolder.ofClassPath(Path.of(".."));
                var server = folder.server(Venue.HALLS)) {
            var byPage = PLAN.by(Way.PAGE);
            var figures = play(server, byPage, false);

            assertAllIsAnswered(figures);
            assertThat(figures.against()).isEqualTo("Emberdelve by page");
            assertThat(play(server, byPage, true).unanswered()).as("those who come back").isZero();
        }
    }

    private static void assertAllIsAnswered(Figures figures) {
        assertThat(figures.unanswered()).isZero();
        assertThat(figures.refused()).isZero();
        assertThat(figures.lost()).isZero();
        assertThat(figures.lines()).as("ten hear each line").isGreaterThan(PER_SECOND);
        assertThat(figures.octetsPerAnswer()).isPositive();
    }

    private static Figures play(Opponent server, Plan plan, boolean known)
            throws IOException, InterruptedException {
        try (var troop = Troop.enter(server, plan, known)) {
            assertThat(troop.loginTimes().players()).isEqualTo(PLAYERS);
            assertThat(troop.loginTimes().medianOctets()).isPositive();
            return InTime.figures(
                    its -> its.lines() > PER_SECOND,
                    () -> Round.run(server, troop, plan, PER_SECOND));
        }
    }
}
