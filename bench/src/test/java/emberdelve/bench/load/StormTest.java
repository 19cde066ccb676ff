package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.bench.intruder.Offence;
import emberdelve.bench.intruder.Offenders;
import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.Footprint;
import emberdelve.bench.opponent.Venue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Guests who do harm to a server with the settings that ship, and players who stay. */
final class StormTest {
    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final int PLAYERS = 6;
    private static final Plan PLAN =
            Plan.of(PLAYERS, LoadScene.MIXED, Duration.ZERO, Duration.ofSeconds(LONG ? 10 : 2));
    private static final Duration GONE_WITHIN = Duration.ofSeconds(75);
    private static final long MEMORY_MAX = 700L << 20;

    /** Those who say nothing and those who never read take a minute: the long form has them. */
    private static final List<String> QUICK_KINDS =
            List.of("scrapes", "guesser", "noise", "pastes");

    @Test
    void whoDoesHarmIsTurnedAwayAndNamedAndThePlayersStay()
            throws IOException, InterruptedException {
        var offences =
                Offence.all(PLAYERS).stream()
                        .filter(each ->
                                LONG || QUICK_KINDS.stream().anyMatch(each.name()::contains))
                        .toList();
        assertThat(offences).hasSize(LONG ? 7 : QUICK_KINDS.size());
        try (var folder = BenchFolder.ofClassPath(Path.of(".."));
                var server = folder.server(Venue.PUBLIC);
                var watch = server.watch()) {
            try (var known = Troop.enter(server, PLAN.from(PLAYERS).with(Offence.KNOWN), false)) {
                known.leave();
            }
            try (var troop = Troop.enter(server, PLAN, false);
                    var offenders = Offenders.begin(server, offences)) {
                var figures = Round.run(server, troop, PLAN, PLAYERS);
                offenders.stop();

                assertThat(offenders.gone(GONE_WITHIN)).isPresent();
                assertThat(figures.lost()).as("players who lost their link").isZero();
                assertThat(figures.unanswered()).isZero();
                var reasons =
                        LONG
                                ? List.of(
                                        "login.throttled",
                                        "input.too-fast",
                                        "session.too-slow",
                                        "reads-too-slowly")
                                : List.of("login.too-many", "input.too-fast");
                assertThat(watch.turnedAway()).containsKeys(reasons.toArray(String[]::new));
                assertThat(watch.page("/lag")).contains(reasons);
                assertThat(new Footprint(server).peak()).isLessThan(MEMORY_MAX);
            }
        }
    }
}
