package emberdelve.bench.curve;

import emberdelve.bench.micro.OpenDelves;
import emberdelve.bench.report.FigureColumn;

import java.util.List;

/** Delves that are open at one time, with a character in each. */
public final class DelvesCurve implements Curve {
    @Override
    public String of() {
        return "delves";
    }

    @Override
    public List<Integer> sizes() {
        return List.of(1, 10, 100, 1_000);
    }

    @Override
    public List<Integer> quickSizes() {
        return List.of(1, 10, 100);
    }

    @Override
    public List<FigureColumn> columns() {
        return List.of(
                new FigureColumn("tick-us", "CPU µs a tick", 1),
                new FigureColumn("open-us", "CPU µs to open one", 1));
    }

    @Override
    public List<Double> at(int size) {
        var delves = OpenDelves.open(size);
        return List.of(TickCost.micros(delves.world(), () -> {}), delves.openMicros());
    }
}
