package emberdelve.bench.load;

import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.Footprint;
import emberdelve.bench.opponent.Opponent;
import emberdelve.bench.opponent.Venue;
import emberdelve.bench.report.FigureLine;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.Onlooker;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * The measurement of players who type at ease while others offer more than is possible. Both kinds
 * have characters, and an event loop of their own; those at ease are measured before, during and
 * after the overload. Players of an echo, who share nothing with them but the machine, are measured
 * at the same times.
 */
public final class Overload {
    private static final double MIB = 1 << 20;
    private static final double AT_EASE_PER_SECOND = 1;

    /** The part of what is offered below which an opponent has reached what is possible. */
    private static final double KEEPS_UP = 0.9;

    /** The most that is offered in the search. */
    private static final double HIGHEST = 1_000_000;

    /** The time of each round of the search for what is possible. */
    private static final Duration SEARCH_ROUND = Duration.ofSeconds(2);

    private final BenchFolder folder;
    private final Order order;
    private final Onlooker onlooker;

    /**
     * The order for a measurement.
     *
     * @param greedy players who offer too much
     * @param atEase players who offer one command a second each
     * @param times how many times what is possible the greedy players offer
     * @param warmUp the time before those at ease are counted, each time
     * @param around the time for which those at ease are measured before and after the overload
     * @param during the time for which the others offer too much
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
                var echo = folder.echo(false);
                var atEase = Troop.enter(server, plan, false);
                var beside = Troop.enter(echo, plan, false);
                var greedy = Troop.enter(server, greedyPlan, false)) {
            var possible = possible(server, greedy, greedyPlan);
            var easy = new Easy(server, atEase, echo, beside);
            return findings(easy, plan, greedy, greedyPlan, order.times * possible);
        }
    }

    /** The players at ease, and as many players of an echo that nobody else uses. */
    private record Easy(Opponent server, Troop troop, Opponent echo, Troop beside) {}

    private Findings findings(Easy easy, Plan plan, Troop greedy, Plan greedyPlan, double offered)
            throws IOException, InterruptedException {
        var footprint = new Footprint(easy.server);
        var heapBefore = footprint.liveHeap();
        var longer = plan.counting(order.warmUp, order.during);
        var tooMuch = greedyPlan.counting(order.warmUp, order.during);
        var before = easily(easy, plan, "before");
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var flood = threads.submit(() -> Round.run(easy.server, greedy, tooMuch, offered));
            var during = easily(easy, longer, "during");
            var flooded = result(flood);
            onlooker.says("too much: " + flooded.inShort());
            var after = easily(easy, plan, "after");
            var lines = new ArrayList<FigureLine>(before);
            lines.addAll(during);
            lines.add(FigureTable.line("too much", flooded));
            lines.addAll(after);
            lines.add(during.get(0).over("during / before", before.get(0)));
            lines.add(during.get(1).over("echo's during / before", before.get(1)));
            lines.add(during.get(0).over("during / echo's", during.get(1)));
            lines.add(after.get(0).over("after / before", before.get(0)));
            var title = title(offered, heapBefore, footprint.liveHeap());
            return Findings.of(FigureTable.sheet(title, "players", lines));
        }
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

    /**
     * Measures the players at ease; returns the server's line, and that of the echo at the same
     * time, which shows what the machine alone does.
     */
    private List<FigureLine> easily(Easy easy, Plan plan, String when)
            throws IOException, InterruptedException {
        var perSecond = AT_EASE_PER_SECOND * plan.players();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var beside = threads.submit(() -> Round.run(easy.echo, easy.beside, plan, perSecond));
            var own = Round.run(easy.server, easy.troop, plan, perSecond);
            onlooker.says("at ease, " + when + ": " + own.inShort());
            return List.of(
                    FigureTable.line("at ease, " + when, own),
                    FigureTable.line("an echo's, " + when, result(beside)));
        }
    }

    private static Figures result(Future<Figures> round) throws InterruptedException {
        try {
            return round.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        }
    }

    /**
     * Finds the most commands that are answered in a second, in time or not: the rate doubles until
     * it is too much.
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
