package emberdelve.server.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

class SchedulerPropertyTest {
    private static final int CASTS = Boolean.getBoolean("emberdelve.long") ? 10_000 : 200;
    private static final int TICKS = 240;
    private static final int SPEED_MAX = 24;

    @Test
    void everybodyActsExactlyOnceInEachSpeed() {
        for (var seed = 0; seed < CASTS; seed++) {
            var track = new Track(new SplittableRandom(seed));
            var cast = cast(new SplittableRandom(~seed));
            cast.forEach(track::join);
            track.ticks(TICKS);
            for (var runner : cast)
                assertThat(runner.turns.size())
                        .as("seed %d, speed %d", seed, runner.speed())
                        .isEqualTo(TICKS / runner.speed());
        }
    }

    @Test
    @Rule("R1.1")
    void halfTheSpeedValueIsExactlyTwiceTheTurnsAndEqualSpeedsAreEqualTurns() {
        for (var seed = 0; seed < CASTS; seed++) {
            var random = new SplittableRandom(~seed);
            var half = random.nextInt(1, SPEED_MAX);
            var quick = new Runner("quick", half, 3);
            var slow = new Runner("slow", 2 * half, -3);
            var twin = new Runner("twin", 2 * half, 2);
            var track = new Track(new SplittableRandom(seed)).join(quick, slow, twin);
            cast(random).forEach(track::join);
            track.ticks(2 * half * random.nextInt(1, 9));
            assertThat(slow.turns).as("seed %d", seed).isNotEmpty().isEqualTo(twin.turns);
            assertThat(quick.turns).as("seed %d", seed).hasSize(2 * slow.turns.size());
        }
    }

    @Test
    @Rule("R1.5")
    void insideOneTickTheQuickerActsFirst() {
        for (var seed = 0; seed < CASTS; seed++) {
            var track = new Track(new SplittableRandom(seed));
            cast(new SplittableRandom(~seed)).forEach(track::join);
            for (var i = 0; i < TICKS; i++) {
                track.order.clear();
                track.tick();
                assertThat(track.order)
                        .as("seed %d, tick %d", seed, track.now)
                        .isSortedAccordingTo((a, b) -> Integer.compare(a.speed(), b.speed()));
            }
        }
    }

    @Test
    @Rule("R1.6")
    void everyAbleActorActsInEachGameTurnWhateverComesAndGoes() {
        for (var seed = 0; seed < CASTS; seed++) {
            var random = new SplittableRandom(~seed);
            var track = new Track(new SplittableRandom(seed));
            cast(random).forEach(track::join);
            var round = new Round(track);
            track.onTurn(runner -> round.comeAndGo(random));
            for (var i = 0; i < TICKS; i++) {
                if (!round.tick()) continue;
                assertThat(round.actedThisRound)
                        .as("seed %d, tick %d", seed, track.now)
                        .containsAll(track.running);
                round.actedThisRound.clear();
            }
            assertThat(track.gameTurn.number()).as("seed %d", seed).isGreaterThan(1);
        }
    }

    @Test
    void aGameTurnOfASteadyCastLastsAsLongAsItsSlowest() {
        for (var seed = 0; seed < CASTS; seed++) {
            var track = new Track(new SplittableRandom(seed));
            var cast = cast(new SplittableRandom(~seed));
            cast.forEach(track::join);
            var slowest = cast.stream().mapToInt(Runner::speed).max().orElseThrow();
            for (var i = 0; i < TICKS; i++)
                assertThat(track.tick())
                        .as("seed %d, tick %d, slowest %d", seed, track.now, slowest)
                        .isEqualTo(track.now % slowest == 0);
        }
    }

    @Test
    void theDeadNeverActAndNobodyActsTwiceInATick() {
        for (var seed = 0; seed < CASTS; seed++) {
            var random = new SplittableRandom(~seed);
            var track = new Track(new SplittableRandom(seed));
            cast(random).forEach(track::join);
            var round = new Round(track);
            var label = "seed " + seed;
            track.onTurn(runner -> {
                assertThat(round.dead).as(label).doesNotContain(runner);
                assertThat(round.acted.add(runner)).as(label).isTrue();
                round.comeAndGo(random);
            });
            for (var i = 0; i < TICKS; i++) {
                round.acted.clear();
                track.tick();
                assertThat(waiting(track)).as(label).isEqualTo(track.running);
            }
        }
    }

    @Test
    void theSameSeedGivesTheSameOrder() {
        var orders = new LinkedHashMap<Integer, List<String>>();
        for (var seed = 0; seed < 20; seed++) {
            for (var twice = 0; twice < 2; twice++) {
                var track = new Track(new SplittableRandom(seed));
                cast(new SplittableRandom(~seed)).forEach(track::join);
                track.ticks(TICKS);
                var names = track.order.stream().map(Runner::toString).toList();
                assertThat(orders.getOrDefault(seed, names)).as("seed %d", seed).isEqualTo(names);
                orders.put(seed, names);
            }
        }
        assertThat(new HashSet<>(orders.values())).hasSizeGreaterThan(10);
    }

    private static Set<Contender> waiting(Track track) {
        var waiting = new HashSet<Contender>();
        for (var appointment : track.scheduler.timeline()) waiting.add(appointment.contender());
        return waiting;
    }

    private static List<Runner> cast(RandomGenerator random) {
        var cast = new ArrayList<Runner>();
        var count = random.nextInt(1, 9);
        for (var i = 0; i < count; i++)
            cast.add(
                    new Runner(
                            "runner " + i,
                            random.nextInt(1, SPEED_MAX + 1),
                            random.nextInt(-3, 4)));
        return cast;
    }

    /** Who acted, who died, and newcomers and deaths by chance in the middle of turns. */
    private static final class Round {
        final LinkedHashSet<Runner> acted = new LinkedHashSet<>();
        final LinkedHashSet<Runner> actedThisRound = new LinkedHashSet<>();
        final LinkedHashSet<Runner> dead = new LinkedHashSet<>();
        private final Track track;
        private int born;

        Round(Track track) {
            this.track = track;
        }

        boolean tick() {
            var before = track.order.size();
            var over = track.tick();
            actedThisRound.addAll(track.order.subList(before, track.order.size()));
            return over;
        }

        void comeAndGo(RandomGenerator random) {
            if (track.running.size() > 1 && random.nextInt(12) == 0) {
                var victim = List.copyOf(track.running).get(random.nextInt(track.running.size()));
                track.leave(victim);
                dead.add(victim);
            }
            if (track.running.size() < 10 && random.nextInt(12) == 0)
                track.join(new Runner("born " + born++, random.nextInt(1, SPEED_MAX + 1)));
            if (!track.running.isEmpty() && random.nextInt(6) == 0) {
                var changed = List.copyOf(track.running).get(random.nextInt(track.running.size()));
                track.change(changed, random.nextInt(1, SPEED_MAX + 1));
            }
        }
    }
}
