package emberdelve.bench.play;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.server.game.Recorder;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

class TroupeTest {
    private static final int BOTS = 8;
    private static final int TICKS = 400;
    private static final long SEED = 5;

    private final List<Throwable> faults = new ArrayList<>();

    @ParameterizedTest
    @EnumSource(Profile.class)
    void everyProfilePlaysWithoutAFault(Profile profile) {
        var troupe = play(profile);
        assertThat(faults).as("seed %d", SEED).isEmpty();
        assertThat(troupe.linesHeard()).isGreaterThan(BOTS * 10);
        // Whoever quits in a fight stands there for a while, beside the one who comes next.
        assertThat(bots(troupe.world())).hasSizeBetween(BOTS / 2, 2 * BOTS);
    }

    @Test
    void walkersFindTheirWayFromWhatTheyRead() {
        assertThat(rooms(play(Profile.WALKERS).world())).hasSizeGreaterThanOrEqualTo(BOTS / 2);
    }

    @Test
    void fightersFight() {
        var world = play(Profile.FIGHTERS).world();
        var wounded =
                world.population().all().stream().filter(actor -> actor.hp() < actor.stats().hp());
        assertThat(wounded).isNotEmpty();
    }

    @Test
    void tradersLeaveNothingAsItWas() {
        var world = play(Profile.TRADERS).world();
        var packs = bots(world).map(bot -> bot.pack().items().size()).distinct();
        assertThat(packs).hasSizeGreaterThan(2);
    }

    private Troupe play(Profile profile) {
        var troupe =
                new Troupe(
                        Shipped.content(),
                        profile,
                        BOTS,
                        SEED,
                        Recorder.NONE,
                        (_, _, fault, _) -> faults.add(fault));
        troupe.ticks(TICKS);
        return troupe;
    }

    private static Stream<Actor> bots(World world) {
        return world.population().all().stream().filter(Actor::isCharacter);
    }

    private static List<RoomId> rooms(World world) {
        return bots(world).map(bot -> bot.room().id()).distinct().toList();
    }
}
