package emberdelve.server.feature.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.ContentOnce;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What one deed may lead to, at its limits and one beyond them. */
class ChainTest {
    private final World world =
            new World(
                    ContentOnce.shipped(),
                    new WorldSeed(3, 0, 1, Duration.ofMillis(250)),
                    (_, _, fault, _) -> {
                        throw new AssertionError(fault);
                    },
                    Features.registry());
    private final Quarantine quarantine = new Quarantine(world);
    private final Chain chain = new Chain(quarantine);
    private final List<String> done = new ArrayList<>();

    private Occasion on(String trigger, int depth) {
        var room = world.map().room(new RoomId("lantern-yard/yard"));
        var its =
                new Trigger(trigger, When.ENTER, 100, Selector.Self.SELF, List.of(), Duration.ZERO);
        return new Occasion(its, Origin.of(room), room, Optional.empty(), depth, 50);
    }

    /** So many triggers, each set off by the one before. */
    private void setOff(int triggers, int depth) {
        if (triggers == 0) return;
        var on = on("number " + triggers, depth);
        chain.run(
                on,
                () -> {
                    done.add(on.trigger().name());
                    setOff(triggers - 1, depth);
                });
    }

    @Test
    @Rule("R18.7")
    void sevenMaySetOffAnEighthAndEightNoNinth() {
        setOff(8, 0);
        assertThat(done).hasSize(8);
        assertThat(quarantine.stopped()).isEmpty();

        done.clear();
        setOff(9, 0);
        assertThat(done).hasSize(8).doesNotContain("number 1");
        assertThat(quarantine.stopped()).containsExactly("room lantern-yard/yard: number 1");
    }

    /** What has led here counts, also what waited in between. */
    @Test
    @Rule("R18.7")
    void whatLedToStepsThatWaitedCounts() {
        setOff(1, 7);
        assertThat(done).hasSize(1);
        assertThat(quarantine.stopped()).isEmpty();
        setOff(2, 7);
        assertThat(done).hasSize(2);
        assertThat(quarantine.stopped()).containsExactly("room lantern-yard/yard: number 2");

        setOff(1, 8);
        assertThat(done).hasSize(2);
        assertThat(quarantine.stopped()).contains("room lantern-yard/yard: number 1");
    }

    @Test
    @Rule("R18.7")
    void eachDeedMayDoFourHundredStepsAndNotOneMore() {
        for (var deed = 0; deed < 3; deed++) does(Chain.STEPS_MAX);
        assertThat(done).hasSize(3 * Chain.STEPS_MAX);
        assertThat(quarantine.stopped()).isEmpty();

        done.clear();
        does(Chain.STEPS_MAX + 1);
        assertThat(done).hasSize(Chain.STEPS_MAX);
        assertThat(quarantine.stopped()).containsExactly("room lantern-yard/yard: long");
    }

    /** Steps of two triggers, one within the other. */
    private void does(int steps) {
        chain.run(
                on("long", 0),
                () -> {
                    for (var step = 0; step < steps / 2; step++) does();
                    chain.run(
                            on("inner", 0),
                            () -> {
                                for (var step = 0; step < steps / 4; step++) does();
                            });
                    for (var step = steps / 2 + steps / 4; step < steps; step++) does();
                });
    }

    private void does() {
        if (chain.goesOn()) done.add("step");
    }

    /** A chain that was cut is over with its deed. */
    @Test
    @Rule("R18.7")
    void whatWasCutIsCutForOneDeedOnly() {
        does(Chain.STEPS_MAX + 1);
        done.clear();
        does(Chain.STEPS_MAX);
        assertThat(done).hasSize(Chain.STEPS_MAX);
    }
}
