package emberdelve.bench.curve;

import emberdelve.bench.micro.BenchDungeon;
import emberdelve.bench.report.FigureColumn;

import java.util.List;

/** Monsters in zones where nobody is. */
public final class AsleepCurve implements Curve {
    /** The ticks until every zone is asleep. */
    private static final int TICKS_AWAKE = 1_000;

    @Override
    public String of() {
        return "asleep";
    }

    @Override
    public List<Integer> sizes() {
        return List.of(1_000, 10_000, 100_000, 1_000_000);
    }

    @Override
    public List<Integer> quickSizes() {
        return List.of(1_000, 10_000, 50_000);
    }

    @Override
    public List<FigureColumn> columns() {
        return List.of(new FigureColumn("tick-us", "CPU µs a tick", 2));
    }

    @Override
    public List<Double> at(int size) {
        var world = new BenchDungeon(size).world();
        for (var tick = 0; tick < TICKS_AWAKE; tick++) world.tick();
        return List.of(TickCost.micros(world, () -> {}));
    }
}
