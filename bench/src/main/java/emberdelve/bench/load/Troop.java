package emberdelve.bench.load;

import emberdelve.bench.opponent.Opponent;
import emberdelve.bench.opponent.Sockets;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

/**
 * Players of one opponent, all of them logged in, on one event loop. They stay from round to round.
 * The players' side is that event loop's; the other methods are the caller's, one at a time.
 */
final class Troop implements AutoCloseable {
    private static final Duration LOGIN_WITHIN = Duration.ofMinutes(5);

    /** The number of this machine's addresses that the players come from, one after the other. */
    private static final int ADDRESSES = 64;

    /** The most connections that are no WebSocket yet; the server lets 500 of them wait. */
    private static final int OPENING = 400;

    /**
     * The most octets that wait for an opponent: what it does not read must not keep it busy for
     * minutes after the round.
     */
    private static final int UNREAD_MAX_OCTETS = 16 << 10;

    private static final WriteBufferWaterMark WAITING_OCTETS =
            new WriteBufferWaterMark(1 << 10, 4 << 10);

    private final EventLoopGroup group = Sockets.oneLoop();
    private final List<Bot> bots = new ArrayList<>();
    private final Opponent opponent;
    private final Way way;
    private final int first;
    private final ByteBuf lookedAt;
    private final ByteBuf refused;
    private Tally tally = new Tally(0, 0, 0);
    private long lost;

    private Troop(Opponent opponent, Way way, int first) {
        this.opponent = opponent;
        this.way = way;
        this.first = first;
        lookedAt = Unpooled.copiedBuffer(opponent.lookAnswer(), StandardCharsets.US_ASCII);
        refused = Unpooled.copiedBuffer(opponent.refusal(), StandardCharsets.US_ASCII);
    }

    /**
     * Lets them all in; blocks until they can play.
     *
     * @param known whether they have been there before
     * @throws IllegalStateException if not all can log in
     */
    static Troop enter(Opponent opponent, Plan plan, boolean known) throws InterruptedException {
        return entered(
                opponent,
                plan,
                known,
                troop -> {
                    for (var bot : troop.bots) bot.walkOn();
                    troop.connect();
                    for (var bot : troop.bots) troop.await(bot.ready());
                });
    }

    /**
     * Lets players in as {@link #enter}, but they stay in their first room until {@link #walkOn}:
     * nobody's steps are in the way of those who are still coming.
     */
    static Troop gather(Opponent opponent, Plan plan, boolean known) throws InterruptedException {
        return entered(opponent, plan, known, Troop::connect);
    }

    /** The way in which players come to where they shall be. */
    private interface Coming {
        void of(Troop troop) throws InterruptedException;
    }

    private static Troop entered(Opponent opponent, Plan plan, boolean known, Coming coming)
            throws InterruptedException {
        var troop = new Troop(opponent, plan.way(), plan.first());
        try {
            for (var at = 0; at < plan.players(); at++) {
                var number = plan.first() + at;
                var hall = plan.scene().hall(number);
                troop.bots.add(
                        new Bot(
                                number,
                                plan.scene(),
                                troop,
                                opponent.login(number, known),
                                opponent.walk(hall, known),
                                plan.brain(number)));
            }
            coming.of(troop);
            return troop;
        } catch (RuntimeException | InterruptedException failure) {
            troop.close();
            throw failure;
        }
    }

    /** Lets those who were gathered go to where they play; blocks until all are there. */
    void walkOn() throws InterruptedException {
        group.next().execute(() -> bots.forEach(Bot::walkOn));
        for (var bot : bots) await(bot.ready());
    }

    /** Lets all of them quit; blocks until the opponent has hung up on the last one. */
    void leave() throws InterruptedException {
        group.next().execute(() -> bots.forEach(bot -> bot.type("quit")));
        for (var bot : bots) await(bot.gone());
    }

    /** Plays one round: everybody types at the same pace, one after the other. */
    Tally play(double perSecond, Duration warmUp, Duration counted) throws InterruptedException {
        var pace = Pace.from(System.nanoTime(), perSecond, warmUp, counted);
        var round = new Tally(pace.countedFrom(), pace.end(), pace.counted());
        group.next()
                .execute(() -> {
                    tally = round;
                    new Typing(this, pace, group.next()).run();
                });
        opponent.begins();
        sleepUntil(pace.countedFrom());
        return round;
    }

    /** Waits until no answer is due any more, or that time is over. */
    void settle(Tally round, Duration within) throws InterruptedException {
        var until = System.nanoTime() + within.toNanos();
        while (System.nanoTime() - until < 0 && !call(() -> isAnswered(round)))
            TimeUnit.MILLISECONDS.sleep(20);
    }

    /** The times that they took from connecting to their first room. */
    LoginTimes loginTimes() {
        return LoginTimes.of(bots.stream().map(Bot::stay).toList());
    }

    List<Bot> bots() {
        return bots;
    }

    /** The player of that number. */
    Bot bot(int number) {
        return bots.get(number - first);
    }

    /** The octets that all of them have read from their sockets, until now. */
    long octetsRead() throws InterruptedException {
        return call(() -> bots.stream().mapToLong(bot -> bot.meter().octets()).sum());
    }

    /** The tally of what is counted now. */
    Tally tally() {
        return tally;
    }

    /** Whether such a line answers a look. */
    boolean isLookedAt(ByteBuf line) {
        return ByteBufUtil.indexOf(lookedAt, line) >= 0;
    }

    /** Whether such a line refuses a command. */
    boolean isRefusal(ByteBuf line) {
        return ByteBufUtil.indexOf(refused, line) >= 0;
    }

    /** Notes that a player has lost its connection. */
    void lost(Bot bot) {
        lost++;
    }

    /** Players who have lost their connection, until now. */
    long lost() throws InterruptedException {
        return call(() -> lost);
    }

    @Override
    public void close() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
        lookedAt.release();
        refused.release();
    }

    static void sleepUntil(long nanos) throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(Math.max(0, nanos - System.nanoTime()));
    }

    private static boolean isAnswered(Tally round) {
        return round.answers().getTotalCount() >= round.sent();
    }

    private void connect() throws InterruptedException {
        var bootstrap =
                new Bootstrap()
                        .group(group)
                        .channel(Sockets.client())
                        .option(ChannelOption.TCP_NODELAY, true)
                        .option(ChannelOption.SO_SNDBUF, UNREAD_MAX_OCTETS)
                        .option(ChannelOption.WRITE_BUFFER_WATER_MARK, WAITING_OCTETS);
        var port = way.port(opponent);
        var atOnce = opponent.comingAtOnce();
        for (var at = 0; at < bots.size(); at++) {
            var bot = bots.get(at);
            if (at >= OPENING) await(bots.get(at - OPENING).open());
            if (at >= atOnce) await(bots.get(at - atOnce).inside());
            bot.begins(System.nanoTime());
            bootstrap
                    .clone()
                    .handler(pipeline(bot, port))
                    .connect(address(0, port), address(at % ADDRESSES, 0))
                    .addListener(connected -> {
                        if (!connected.isSuccess()) bot.fails(connected.cause());
                    });
        }
        for (var bot : bots) await(bot.inside());
    }

    private ChannelHandler pipeline(Bot bot, int port) {
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                channel.pipeline().addLast(bot.meter());
                way.prepare(channel.pipeline(), port);
                channel.pipeline().addLast(bot);
            }
        };
    }

    private static InetSocketAddress address(int number, int port) {
        try {
            var octets = new byte[] {127, 0, 0, (byte) (1 + number)};
            return new InetSocketAddress(InetAddress.getByAddress(octets), port);
        } catch (UnknownHostException impossible) {
            throw new IllegalArgumentException(impossible);
        }
    }

    private void await(CompletableFuture<Bot> ready) throws InterruptedException {
        try {
            ready.get(LOGIN_WITHIN.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException _) {
            throw new IllegalStateException("not all could log in; these wait: " + whoWaits());
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        }
    }

    private String whoWaits() throws InterruptedException {
        return call(() ->
                bots.stream()
                        .filter(Bot::isOnItsWay)
                        .limit(3)
                        .map(Bot::lastWords)
                        .collect(Collectors.joining("; ")));
    }

    private <T> T call(Callable<T> question) throws InterruptedException {
        return group.submit(question).sync().getNow();
    }
}
