package emberdelve.bench.load;

import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.Footprint;
import emberdelve.bench.opponent.Opponent;
import emberdelve.bench.opponent.Venue;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.Onlooker;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;

/**
 * What becomes of players who type at ease when others offer more than is possible. Both kinds have
 * characters and an event loop of their own; those at ease are measured before it, during it and
 * after it.
 */
public final class Overload {
    private static final double MIB = 1 << 20;
    private static final double AT_EASE_PER_SECOND = 1;

    /** Who answers less of what is offered has reached what is possible. */
    private static final double KEEPS_UP = 0.9;

    /** Nobody offers more in the search. */
    private static final double HIGHEST = 1_000_000;

    /** Each of the search for what is possible. */
    private static final Duration SEARCH_ROUND = Duration.ofSeconds(2);

    private final BenchFolder folder;
    private final Order order;
    private final Onlooker onlooker;

    /**
     * What is asked for.
     *
     * @param greedy players who offer too much
     * @param atEase players who offer one command a second each
     * @param times what is possible
     * @param warmUp before those at ease are counted, each time
     * @param around how long those at ease are measured before and after
     * @param during how long the others offer too much
     */
    public record Order(
            int greedy,
            int atEase,
            double times,
            Duration warmUp,
            Duration around,
            Duration during) {}

    public Overload(BenchFolder folder, Order order, Onlooker onlooker) {
        this.folder = folder;
        this.order = order;
        this.onlooker = onlooker;
    }

    /** Blocks until it is over. */
    public Findings run() throws IOException, InterruptedException {
        var plan = Plan.of(order.atEase, LoadScene.PING, order.warmUp, order.around);
        var greedyPlan =
                new Plan(
                        order.atEase,
                        order.greedy,
                        LoadScene.PING,
                        Way.TELNET,
                        order.warmUp,
                        SEARCH_ROUND);
        try (var server = folder.server(Venue.HALLS);
                var atEase = Troop.enter(server, plan, false);
                var greedy = Troop.enter(server, greedyPlan, false)) {
            var possible = possible(server, greedy, greedyPlan);
            var offered = order.times * possible;
            return findings(server, atEase, plan, greedy, greedyPlan, offered);
        }
    }

    private Findings findings(
            Opponent server, Troop atEase, Plan plan, Troop greedy, Plan greedyPlan, double offered)
            throws IOException, InterruptedException {
        var footprint = new Footprint(server);
        var heapBefore = footprint.liveHeap();
        var before = FigureTable.line("at ease, before", easily(server, atEase, plan));
        var longer = plan.counting(order.warmUp, order.during);
        var tooMuch = greedyPlan.counting(order.warmUp, order.during);
        var lines = new ArrayList<>(List.of(before));
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Figures> flood = () -> Round.run(server, greedy, tooMuch, offered);
            var flooding = threads.submit(flood);
            lines.add(FigureTable.line("at ease, during", easily(server, atEase, longer)));
            var flooded = flooding.get();
            onlooker.says("too much: " + flooded.inShort());
            lines.add(FigureTable.line("too much", flooded));
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        }
        lines.add(FigureTable.line("at ease, after", easily(server, atEase, plan)));
        lines.add(lines.get(1).over("during / before", before));
        lines.add(lines.get(3).over("after / before", before));
        return Findings.of(
                FigureTable.sheet(
                        title(offered, heapBefore, footprint.liveHeap()), "players", lines));
    }

    private String title(double offered, long heapBefore, long heapAfter) {
        return String.format(
                Locale.ROOT,
                "overload: %.0f/s are offered, %.1f times what is possible; live heap %.1f MiB"
                        + " before, %.1f MiB after",
                offered,
                order.times,
                heapBefore / MIB,
                heapAfter / MIB);
    }

    private Figures easily(Opponent server, Troop troop, Plan plan)
            throws IOException, InterruptedException {
        var figures = Round.run(server, troop, plan, AT_EASE_PER_SECOND * plan.players());
        onlooker.says("at ease: " + figures.inShort());
        return figures;
    }

    /**
     * The most that is answered in a second, in time or not: the rate doubles until it is too much.
     */
    private double possible(Opponent server, Troop greedy, Plan plan)
            throws IOException, InterruptedException {
        var most = 0.0;
        for (var rate = plan.scene().firstRate(); rate <= HIGHEST; rate *= 2) {
            var figures = Round.run(server, greedy, plan, rate);
            onlooker.says("what is possible: " + figures.inShort());
            most = Math.max(most, figures.answered());
            if (figures.answered() < KEEPS_UP * figures.offered()) break;
        }
        return most;
    }
}
