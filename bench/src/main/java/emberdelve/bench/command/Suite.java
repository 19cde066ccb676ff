package emberdelve.bench.command;

import emberdelve.bench.curve.Curves;
import emberdelve.bench.curve.Growth;
import emberdelve.bench.load.LoadBench;
import emberdelve.bench.load.LoadScene;
import emberdelve.bench.load.LoginBench;
import emberdelve.bench.load.Overload;
import emberdelve.bench.load.Plan;
import emberdelve.bench.load.Way;
import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.Onlooker;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The measurements that need no choice, one after the other. */
final class Suite {
    /**
     * The rough number of rounds of a search for the highest rate; {@link #START} is the time of a
     * start with all log-ins.
     */
    private static final int KNEE_ROUNDS = 9;

    private static final Duration START = Duration.ofSeconds(12);
    private static final Duration IN_PROCESS = Duration.ofSeconds(5);
    private static final Duration OVERLOAD_WARM_UP = Duration.ofSeconds(2);
    private static final Duration OVERLOAD_SEARCH = Duration.ofSeconds(30);
    private static final double OVERLOAD_TIMES = 3;

    private final List<Part> parts = new ArrayList<>();

    private record Part(String name, Duration expected, BenchOptions.Measurement measurement) {}

    private Suite() {}

    /** The measurements for somebody in a hurry, which take less than three minutes. */
    static Suite quick() {
        var suite = new Suite();
        var warmUp = Duration.ofMillis(500);
        suite.logins(100, Duration.ofSeconds(1));
        suite.firstLoad();
        suite.knee(Plan.of(200, LoadScene.PING, warmUp, Duration.ofSeconds(1)));
        for (var scene : List.of(LoadScene.CROWD, LoadScene.MIXED))
            suite.load(Plan.of(100, scene, Duration.ofSeconds(1), Duration.ofSeconds(3)), 1);
        suite.curve("awake", warmUp);
        return suite;
    }

    /** All measurements, which take some twenty minutes. */
    static Suite whole() {
        var suite = new Suite();
        var warmUp = Duration.ofSeconds(5);
        var counted = Duration.ofSeconds(20);
        suite.logins(1_000, LoginBench.REST);
        suite.firstLoad();
        suite.knee(Plan.of(1_000, LoadScene.PING, Duration.ofSeconds(2), Duration.ofSeconds(4)));
        for (var scene : List.of(LoadScene.PING, LoadScene.CHAT))
            suite.load(Plan.of(1_000, scene, warmUp, counted), 1);
        suite.load(Plan.of(1_000, LoadScene.PING, warmUp, counted).by(Way.PAGE), 1);
        suite.load(Plan.of(1_000, LoadScene.CHAT, warmUp, counted), 10);
        suite.load(Plan.of(1_000, LoadScene.CROWD, warmUp, counted), 0.1);
        for (var scene : List.of(LoadScene.WALKERS, LoadScene.FIGHTERS, LoadScene.MIXED))
            suite.load(Plan.of(1_000, scene, warmUp, counted), 1);
        suite.overload(1_000, Duration.ofSeconds(60));
        for (var word : Curves.WORDS) suite.curve(word, Duration.ofSeconds(2));
        return suite;
    }

    /** The time that all of it takes, roughly. */
    Duration expected() {
        return parts.stream().map(Part::expected).reduce(Duration.ZERO, Duration::plus);
    }

    /** Measures one part after the other. */
    Findings run(BenchFolder folder, Onlooker onlooker) throws IOException, InterruptedException {
        var found = new ArrayList<Findings>();
        for (var part : parts) {
            onlooker.says(
                    "== " + part.name + " (" + (found.size() + 1) + " of " + parts.size() + ")");
            found.add(part.measurement.run(folder, onlooker));
        }
        return Findings.all(found);
    }

    private void logins(int players, Duration rest) {
        add(
                "starts and log-ins",
                LoginBench.expected(rest),
                (folder, onlooker) ->
                        new LoginBench(folder, rest, onlooker).run(players, Way.TELNET));
    }

    private void firstLoad() {
        add(
                "first load of the page",
                PageCommand.EXPECTED,
                (folder, _) -> PageCommand.firstLoad(folder));
    }

    private void knee(Plan plan) {
        add(
                "most " + plan.scene().word(),
                START.plus(round(plan).multipliedBy(2L * KNEE_ROUNDS)),
                (folder, onlooker) -> besideTheEcho(folder, onlooker).knee(plan));
    }

    private void load(Plan plan, double rate) {
        add(
                plan.way() == Way.PAGE ? plan.scene().word() + " by page" : plan.scene().word(),
                START.plus(round(plan).multipliedBy(2)),
                (folder, onlooker) ->
                        besideTheEcho(folder, onlooker).at(plan, rate * plan.players()));
    }

    private void overload(int greedy, Duration during) {
        var around = during.dividedBy(4);
        var order =
                new Overload.Order(
                        greedy, greedy / 10, OVERLOAD_TIMES, OVERLOAD_WARM_UP, around, during);
        add(
                "overload",
                START.plus(OVERLOAD_SEARCH).plus(during).plus(around.multipliedBy(2)),
                (folder, onlooker) -> new Overload(folder, order, onlooker).run());
    }

    private void curve(String word, Duration warmUp) {
        var counted = warmUp.multipliedBy(4);
        var bySockets = List.of("players", "readers").contains(word);
        add(
                word,
                (bySockets ? START.plus(warmUp).plus(counted) : IN_PROCESS).multipliedBy(3),
                (folder, onlooker) -> {
                    var load = new LoadBench(folder, false, Duration.ZERO, onlooker);
                    var curve = new Curves(load, warmUp, counted).named(word);
                    return new Growth(onlooker).measure(curve, curve.quickSizes());
                });
    }

    private static LoadBench besideTheEcho(BenchFolder folder, Onlooker onlooker) {
        return new LoadBench(folder, true, Duration.ZERO, onlooker);
    }

    private static Duration round(Plan plan) {
        return plan.warmUp().plus(plan.counted());
    }

    private void add(String name, Duration expected, BenchOptions.Measurement measurement) {
        parts.add(new Part(name, expected, measurement));
    }
}
