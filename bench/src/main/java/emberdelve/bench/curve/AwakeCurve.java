package emberdelve.bench.curve;

import emberdelve.bench.micro.BenchDungeon;
import emberdelve.bench.report.FigureColumn;

import java.util.List;

/** Monsters that fight one another, with a reader in each zone. */
public final class AwakeCurve implements Curve {
    private static final double NANOS_PER_MICRO = 1e3;

    @Override
    public String of() {
        return "awake";
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
                new FigureColumn("tick-us", "CPU µs a tick", 1),
                new FigureColumn("monster-ns", "ns a monster", 1));
    }

    @Override
    public List<Double> at(int size) {
        var dungeon = new BenchDungeon(size);
        dungeon.watch();
        var micros = TickCost.micros(dungeon.world(), dungeon::harden);
        return List.of(micros, micros * NANOS_PER_MICRO / size);
    }
}
