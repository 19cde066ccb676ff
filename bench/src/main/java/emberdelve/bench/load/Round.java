package emberdelve.bench.load;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * One measurement: all players log in, then all type at their rate, evenly spread over time. The
 * rate does not bend when answers are late (an open loop), and an answer's time runs from when the
 * command was due; so a stall of the opponent counts for every command that it held up.
 */
final class Round {
    private static final Duration LOGIN_WITHIN = Duration.ofMinutes(2);

    /** What is not answered by then, after the last command, counts as lost. */
    private static final Duration ANSWER_WITHIN = Duration.ofSeconds(5);

    private static final Duration LEAD = Duration.ofMillis(200);

    private final Opponent opponent;
    private final Plan plan;
    private final Tally tally = new Tally();
    private final List<Bot> bots = new ArrayList<>();
    private final List<Channel> channels = new ArrayList<>();

    private Round(Opponent opponent, Plan plan) {
        this.opponent = opponent;
        this.plan = plan;
    }

    /**
     * Blocks until it is over.
     *
     * @throws IllegalStateException if not all players can log in, or one loses its connection
     */
    static Figures run(Opponent opponent, Plan plan) throws InterruptedException {
        var group = Sockets.oneLoop();
        try {
            return new Round(opponent, plan).run(group);
        } finally {
            group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
        }
    }

    private Figures run(EventLoopGroup group) throws InterruptedException {
        connect(group);
        if (!all(bots.stream().map(Bot::ready).toList(), LOGIN_WITHIN))
            throw new IllegalStateException("not all could log in; " + whoWaits(group));

        opponent.begins();
        var first = System.nanoTime() + LEAD.toNanos();
        group.submit(() -> begin(first)).sync();
        sleepUntil(first + plan.warmUp().toNanos());
        var cpuBefore = opponent.cpu();
        sleepUntil(first + plan.warmUp().toNanos() + plan.counted().toNanos());
        var cpu = opponent.cpu().minus(cpuBefore);
        var _ = all(bots.stream().map(Bot::done).toList(), ANSWER_WITHIN);
        return group.submit(() -> figures(first, cpu)).sync().getNow();
    }

    private void connect(EventLoopGroup group) throws InterruptedException {
        var bootstrap =
                new Bootstrap()
                        .group(group)
                        .channel(Sockets.client())
                        .option(ChannelOption.TCP_NODELAY, true);
        for (var number = 0; number < plan.players(); number++) {
            var bot = new Bot(number, plan, tally, opponent.login(number));
            bots.add(bot);
            channels.add(
                    bootstrap
                            .clone()
                            .handler(bot)
                            .connect("127.0.0.1", opponent.port())
                            .sync()
                            .channel());
        }
    }

    private void begin(long firstNanos) {
        for (var at = 0; at < bots.size(); at++) {
            var phase = plan.intervalNanos() * at / bots.size();
            var bot = bots.get(at);
            bot.begin(channels.get(at).pipeline().context(bot), firstNanos + phase);
        }
    }

    private Figures figures(long firstNanos, Duration cpu) {
        var latencies = tally.latencies();
        var began = firstNanos + plan.warmUpCommands() * plan.intervalNanos();
        var nanos = Math.max(plan.counted().toNanos(), tally.lastAnswerNanos() - began);
        return new Figures(
                opponent.name(),
                plan.players(),
                tally.sentCount(),
                latencies.count(),
                latencies.count() * 1e9 / nanos,
                latencies.within(50),
                latencies.within(99),
                latencies.within(100),
                cpu);
    }

    private String whoWaits(EventLoopGroup group) throws InterruptedException {
        return group.submit(
                        () -> {
                            var waiting = bots.stream().filter(b -> !b.ready().isDone()).toList();
                            return waiting.size()
                                    + " of them wait; the first heard: "
                                    + waiting.stream().findFirst().map(Bot::lastWords).orElse("");
                        })
                .sync()
                .getNow();
    }

    private static boolean all(List<CompletableFuture<Bot>> futures, Duration within)
            throws InterruptedException {
        try {
            CompletableFuture.allOf(futures.toArray(CompletableFuture<?>[]::new))
                    .get(within.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException _) {
            return false;
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        }
    }

    private static void sleepUntil(long nanos) throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(Math.max(0, nanos - System.nanoTime()));
    }
}
