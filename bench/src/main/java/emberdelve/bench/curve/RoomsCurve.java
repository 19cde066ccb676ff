package emberdelve.bench.curve;

import emberdelve.bench.micro.BenchDungeon;
import emberdelve.bench.report.FigureColumn;

import java.lang.management.ManagementFactory;
import java.util.List;

/** Rooms without anybody in them, but for one reader in the first of them. */
public final class RoomsCurve implements Curve {
    private static final double NANOS_PER_MILLI = 1e6;

    @Override
    public String of() {
        return "rooms";
    }

    @Override
    public List<Integer> sizes() {
        return List.of(100, 1_000, 10_000, 100_000);
    }

    @Override
    public List<Integer> quickSizes() {
        return List.of(100, 1_000, 10_000);
    }

    @Override
    public List<FigureColumn> columns() {
        return List.of(
                new FigureColumn("tick-us", "CPU µs a tick", 2),
                new FigureColumn("make-ms", "CPU ms to make the world", 1));
    }

    @Override
    public List<Double> at(int size) {
        var threads = ManagementFactory.getThreadMXBean();
        var begun = threads.getCurrentThreadCpuTime();
        var dungeon = BenchDungeon.ofRooms(size);
        var made = threads.getCurrentThreadCpuTime() - begun;
        dungeon.watchFirstZone();
        return List.of(TickCost.micros(dungeon.world(), () -> {}), made / NANOS_PER_MILLI);
    }
}
