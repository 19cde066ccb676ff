package emberdelve.server.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

class SchedulerTest {
    private static final long SEED = 20_261_121;

    private final Track track = new Track(new SplittableRandom(SEED));

    @Test
    void speeds4And3And6TakeThreeFourAndTwoTurnsInTwelveUnits() {
        var hero = new Runner("hero", 4);
        var goblin = new Runner("goblin", 3);
        var ooze = new Runner("ooze", 6);
        track.join(hero, goblin, ooze).ticks(12);
        assertThat(hero.turns).containsExactly(4L, 8L, 12L);
        assertThat(goblin.turns).containsExactly(3L, 6L, 9L, 12L);
        assertThat(ooze.turns).containsExactly(6L, 12L);
        assertThat(track.order)
                .containsExactly(goblin, hero, goblin, ooze, hero, goblin, goblin, hero, ooze);
    }

    @Test
    void theQuickOfTwoActsTwiceInEachGameTurnAndFirst() {
        var quick = new Runner("quick", 1);
        var slow = new Runner("slow", 2);
        track.join(slow, quick);
        for (var round = 0; round < 5; round++) {
            track.order.clear();
            assertThat(track.tick()).isFalse();
            assertThat(track.tick()).isTrue();
            assertThat(track.order).containsExactly(quick, quick, slow);
        }
        assertThat(track.gameTurn.number()).isEqualTo(6);
    }

    @Test
    @Rule("R1.3")
    void aNewcomerWaitsOneFullSpeed() {
        var late = new Runner("late", 5);
        track.ticks(7).join(late).ticks(4);
        assertThat(late.turns).isEmpty();
        track.tick();
        assertThat(late.turns).containsExactly(12L);
    }

    @Test
    @Rule("R1.5")
    void amongEquallyQuickTheHigherInitiativeActsFirst() {
        // The lowest roll with a modifier of 6 beats the highest without one.
        var nimble = new Runner("nimble", 3, 6);
        var clumsy = new Runner("clumsy", 3, 0);
        track.join(clumsy, nimble).ticks(300);
        for (var i = 0; i < track.order.size(); i += 2)
            assertThat(track.order.subList(i, i + 2)).containsExactly(nimble, clumsy);
    }

    @Test
    void initiativeIsRolledAfreshEachTime() {
        var one = new Runner("one", 2);
        var other = new Runner("other", 2);
        track.join(one, other).ticks(2_000);
        var firsts = new ArrayList<Runner>();
        for (var i = 0; i < track.order.size(); i += 2) firsts.add(track.order.get(i));
        // A fair die stays inside but once in 10^9: six standard deviations of 1000 tosses are 95.
        assertThat(firsts.stream().filter(first -> first == one).count())
                .as("of 1000 rounds, seed %d", SEED)
                .isBetween(405L, 595L);
    }

    @Test
    void whoeverIsKilledEarlierInTheTickDoesNotAct() {
        var killer = new Runner("killer", 5, 6);
        var victim = new Runner("victim", 5, 0);
        track.join(victim, killer)
                .onTurn(runner -> {
                    if (runner == killer) track.leave(victim);
                })
                .ticks(50);
        assertThat(victim.turns).isEmpty();
        assertThat(victim.appointment().isWaiting()).isFalse();
        assertThat(killer.turns).hasSize(10);
    }

    @Test
    void whoeverJoinsInMidTurnWaitsAFullSpeedAndDisturbsNobody() {
        var host = new Runner("host", 4);
        var guest = new Runner("guest", 1);
        track.join(host)
                .onTurn(runner -> {
                    if (runner == host && host.turns.size() == 1) track.join(guest);
                })
                .ticks(8);
        assertThat(host.turns).containsExactly(4L, 8L);
        assertThat(guest.turns).containsExactly(5L, 6L, 7L, 8L);
    }

    @Test
    void whoeverLeavesInTheirOwnTurnIsNotAskedAgain() {
        var quitter = new Runner("quitter", 2);
        track.join(quitter).onTurn(track::leave).ticks(20);
        assertThat(quitter.turns).containsExactly(2L);
        assertThat(track.scheduler.timeline()).isEmpty();
    }

    @Test
    void aSecondAppointmentReplacesTheFirst() {
        var runner = new Runner("runner", 10);
        track.join(runner);
        track.scheduler.schedule(runner, 3);
        track.ticks(10);
        assertThat(runner.turns).containsExactly(3L);
    }

    @Test
    void turnsMoreThanACalendarAwayAreKeptForTheirOwnRound() {
        var patient = new Runner("patient", 1);
        track.scheduler.schedule(patient, 5_000);
        for (var tick = 1; tick < 5_000; tick++)
            track.scheduler.run(tick, _ -> patient.turns.add(-1L));
        assertThat(patient.turns).isEmpty();
        track.scheduler.run(5_000, _ -> patient.turns.add(5_000L));
        assertThat(patient.turns).containsExactly(5_000L);
    }

    @Test
    void aGameTurnDoesNotWaitForWhomeverWaitsForNothing() {
        var player = new Runner("player", 10);
        var monster = new Runner("monster", 3);
        track.join(player, monster).ticks(2);
        track.park(player);
        track.ticks(100);
        assertThat(player.turns).isEmpty();
        // Ended by the monster's turns at 3, 6, … 102.
        assertThat(track.gameTurn.number()).isEqualTo(1 + 34);
    }

    @Test
    void aGameTurnWaitsAgainForWhoeverJoinsTheQueueAgain() {
        var player = new Runner("player", 10);
        var monster = new Runner("monster", 3);
        track.join(player, monster).ticks(2);
        track.park(player);
        track.join(player);
        for (var tick = 3; tick < 12; tick++) assertThat(track.tick()).isFalse();
        assertThat(track.tick()).isTrue();
        assertThat(track.gameTurn.number()).isEqualTo(2);
    }

    @Test
    void noGameTurnPassesWhereNobodyWaits() {
        var player = new Runner("player", 2);
        track.join(player);
        track.park(player);
        track.ticks(50);
        assertThat(track.gameTurn.number()).isEqualTo(1);
    }

    @Test
    void whoeverActedAlreadyIsNotWaitedForTwiceInOneGameTurn() {
        var quick = new Runner("quick", 1);
        var slow = new Runner("slow", 5);
        track.join(quick, slow).ticks(3);
        track.park(quick);
        track.join(quick);
        track.park(quick);
        assertThat(track.tick()).isFalse();
        assertThat(track.tick()).isTrue();
    }

    @Test
    void hasteInMidWaitShortensItAndSlownessLengthensIt() {
        var runner = new Runner("runner", 10);
        track.join(runner).ticks(4);
        track.change(runner, 5);
        track.ticks(3);
        track.change(runner, 10);
        track.ticks(10);
        // 6 left become 3, at tick 7; the next 5 begin there and become 10.
        assertThat(runner.turns).containsExactly(7L, 17L);
    }

    @Test
    void manyMayWaitForOneTickAndHalfOfThemLeaveIt() {
        var cast = new ArrayList<Runner>();
        for (var i = 0; i < 20_000; i++) {
            cast.add(new Runner("runner", 7));
            track.scheduler.schedule(cast.getLast(), 5);
        }
        for (var i = 0; i < cast.size(); i += 2) track.scheduler.cancel(cast.get(i));
        track.ticks(5);
        assertThat(track.order).hasSize(10_000);
        assertThat(track.scheduler.timeline()).isEmpty();
    }

    @Test
    void whoeverHasNotBeenAskedWhenATurnFailsIsAskedInTheNextTick() {
        var quick = new Runner("quick", 3);
        var slow = new Runner("slow", 6);
        track.scheduler.schedule(quick, 6);
        track.scheduler.schedule(slow, 6);
        assertThatThrownBy(() ->
                        track.scheduler.run(
                                6,
                                _ -> {
                                    throw new IllegalStateException("a fault");
                                }))
                .hasMessage("a fault");
        var asked = new ArrayList<Contender>();
        track.scheduler.run(7, asked::add);
        assertThat(asked).containsExactly(slow);
    }

    @Test
    @Rule("R1.11")
    void theTimelineIsSoonestFirstAndThenQuickest() {
        var slow = new Runner("slow", 6);
        var quick = new Runner("quick", 2);
        var middle = new Runner("middle", 3);
        track.join(slow, middle, quick).ticks(4);
        assertThat(track.scheduler.timeline().stream().map(Appointment::contender).toList())
                .isEqualTo(List.of(quick, middle, slow));
    }

    @ParameterizedTest
    @Rule("R1.2")
    @CsvSource({
        "10, 1, 10", "10, 0.25, 3", "10, 0.5, 5", "14, 0.25, 4", "4, 0.25, 1", "1, 0.25, 1",
        "1, 1, 1", "1000, 0.5, 500", "6, 0.25, 2", "5, 0.5, 3", "9, 0.25, 2", "7, 0, 1"
    })
    void aDeedCostsSpeedTimesWeightHalvesUpAndAtLeastOneUnit(int speed, double weight, int cost) {
        assertThat(Weight.costTicks(speed, weight)).isEqualTo(cost);
    }

    @ParameterizedTest
    @Rule("R1.7")
    @CsvSource({"10, 10, 5, 5", "7, 10, 5, 4", "1, 10, 1, 1", "3, 5, 10, 6", "4, 3, 1, 2"})
    void aChangeOfSpeedShortensTheWaitInProportionRoundedUp(
            long remaining, int oldSpeed, int newSpeed, long left) {
        assertThat(Weight.remainingTicks(remaining, oldSpeed, newSpeed)).isEqualTo(left);
    }
}
