package emberdelve.bench.micro;

import emberdelve.config.content.Content;
import emberdelve.config.content.DelveContent;
import emberdelve.config.content.TimeMode;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.feature.delve.Entry;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;

import java.lang.management.ManagementFactory;
import java.time.Duration;

/** The shipped dungeon with many delves, each opened by a character who is in it. */
public final class OpenDelves {
    private static final long SEED = 20_261_121L;
    private static final double NANOS_PER_MICRO = 1e3;

    private final World world;
    private final double openMicros;

    private OpenDelves(World world, double openMicros) {
        this.world = world;
        this.openMicros = openMicros;
    }

    /** A world with so many open delves. */
    public static OpenDelves open(int count) {
        var content = withRoomFor(count, BenchDungeon.shipped());
        var world =
                new World(
                        content,
                        new WorldSeed(SEED, 0, 1, Duration.ofMillis(200)),
                        (who, _, fault, _) -> {
                            throw new IllegalStateException(who, fault);
                        },
                        Features.registry());
        var mouth = world.map().room(content.part(DelveContent.class).orElseThrow().mouth());
        var characterClass = content.classes().values().iterator().next();
        var threads = ManagementFactory.getThreadMXBean();
        var begun = threads.getCurrentThreadCpuTime();
        for (var opened = 0; opened < count; opened++) {
            var leader = BenchDungeon.onlooker(world, characterClass);
            world.population().add(leader, mouth);
            var entry = world.part(Delves.class).open(leader, TimeMode.REALTIME, _ -> true);
            if (entry != Entry.DONE) throw new IllegalStateException("not opened: " + entry);
        }
        var passed = threads.getCurrentThreadCpuTime() - begun;
        return new OpenDelves(world, passed / NANOS_PER_MICRO / count);
    }

    public World world() {
        return world;
    }

    /** The microseconds of processor time that the opening of a delve took, on average. */
    public double openMicros() {
        return openMicros;
    }

    private static Content withRoomFor(int count, Content content) {
        var rules = content.part(DelveContent.class).orElseThrow();
        var many =
                new emberdelve.config.content.DelveContent(
                        rules.mouth(),
                        count,
                        rules.emptyCloses(),
                        rules.restartKeeps(),
                        rules.bonusPercent(),
                        rules.dailyLevels(),
                        rules.ruins(),
                        rules.budget(),
                        rules.making(),
                        rules.sites(),
                        rules.names(),
                        rules.tales());
        return content.with(many);
    }
}
