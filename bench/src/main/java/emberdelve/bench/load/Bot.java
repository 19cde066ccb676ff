package emberdelve.bench.load;

import emberdelve.bench.play.Brain;
import emberdelve.server.bot.Step;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * One player: it answers the questions of the log-in, and then types what it is told to, whether or
 * not the last command was answered. All of it happens on the players' event loop.
 */
final class Bot extends SimpleChannelInboundHandler<ByteBuf> {
    /** The number of players for each one whose delay in hearing the others is measured. */
    private static final int SAMPLE = 16;

    /**
     * The characters that are kept of what is heard before the log-in is over; older words are
     * forgotten.
     */
    private static final int HEARD_MAX_CHARS = 8192;

    /** The most octets of a command with its token. */
    private static final int LINE_OCTETS = 64;

    private static final byte[] LINE_END = {'\r', '\n'};

    private final int number;
    private final LoadScene scene;
    private final Troop troop;
    private final Deque<Step> login;
    private final Deque<Step> walk;
    private final Optional<Brain> brain;
    private final StringBuilder heard = new StringBuilder();
    private final Lines lines = new Lines();
    private final Token token = new Token();
    private final Waiting waiting = new Waiting();
    private final Meter meter = new Meter();
    private final CompletableFuture<Bot> open = new CompletableFuture<>();
    private final CompletableFuture<Bot> inside = new CompletableFuture<>();
    private final CompletableFuture<Bot> ready = new CompletableFuture<>();
    private final CompletableFuture<Bot> gone = new CompletableFuture<>();
    private Optional<ChannelHandlerContext> link = Optional.empty();
    private boolean walks;
    private long beganNanos;
    private long enteredNanos;
    private long enteredOctets;
    private long nowNanos;

    /**
     * @param number from 0; no two players have the same
     * @param login the talk until it is in its first room
     * @param walk from there to where it plays
     */
    Bot(
            int number,
            LoadScene scene,
            Troop troop,
            List<Step> login,
            List<Step> walk,
            Optional<Brain> brain) {
        this.number = number;
        this.scene = scene;
        this.troop = troop;
        this.login = new ArrayDeque<>(login);
        this.walk = new ArrayDeque<>(walk);
        this.brain = brain;
    }

    /** The future of the moment when the opponent can hear it. */
    CompletableFuture<Bot> open() {
        return open;
    }

    /** The future of the moment when it is in its first room. */
    CompletableFuture<Bot> inside() {
        return inside;
    }

    /** The future of the moment when it can play. */
    CompletableFuture<Bot> ready() {
        return ready;
    }

    /** The future of the moment when the opponent has hung up on it. */
    CompletableFuture<Bot> gone() {
        return gone;
    }

    /** The moments when it connected and when it was in its first room; only once it is there. */
    LoginTimes.Stay stay() {
        return new LoginTimes.Stay(beganNanos, enteredNanos, enteredOctets);
    }

    /** Whether it has not yet come to where it shall be. */
    boolean isOnItsWay() {
        return !(walks ? ready : inside).isDone();
    }

    /** The last words it heard, for whoever wonders why it is not ready. */
    String lastWords() {
        return number + ": " + heard;
    }

    Waiting waiting() {
        return waiting;
    }

    /** The meter at its socket. */
    Meter meter() {
        return meter;
    }

    /** Notes that it is about to connect. */
    void begins(long nanos) {
        beganNanos = nanos;
    }

    /** Types the next command that is timed; {@link #flush} sends it. */
    void ask(long dueNanos) {
        // A command that cannot be sent is due all the same, and is never answered.
        troop.tally().sent(dueNanos);
        if (link.isEmpty()) return;
        // While an answer is due, its brain types nothing more: the game lets only so many commands
        // wait.
        if (waiting.isEmpty()) brain.ifPresent(own -> type(own.next()));
        var context = link.get();
        // Full buffers show that the opponent does not read any more.
        if (!context.channel().isWritable()) return;
        var at = waiting.add(dueNanos);
        var ask = scene.ask(at);
        var line = context.alloc().ioBuffer(LINE_OCTETS);
        ByteBufUtil.writeAscii(line, ask.typed());
        if (ask.hasToken()) Token.write(line, number, at);
        hand(context, line.writeBytes(LINE_END));
    }

    /** Sends what was asked. */
    void flush() {
        link.ifPresent(ChannelHandlerContext::flush);
    }

    /** Types a line that nobody times. */
    void type(String line) {
        link.ifPresent(context -> {
            hand(context, ByteBufUtil.writeUtf8(context.alloc(), line + "\r\n"));
            context.flush();
        });
    }

    // A failed write closes the channel, which channelInactive reports.
    @SuppressWarnings("FutureReturnValueIgnored")
    private static void hand(ChannelHandlerContext context, ByteBuf octets) {
        context.write(octets, context.voidPromise());
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        link = Optional.of(context);
        open.complete(this);
        if (!login.isEmpty()) return;
        entered();
        walk();
    }

    /** Lets it leave its first room for where it plays. Thread: the players' event loop. */
    void walkOn() {
        walks = true;
        if (login.isEmpty()) walk();
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ByteBuf octets) {
        if (!ready.isDone()) {
            enter(octets);
            return;
        }
        nowNanos = System.nanoTime();
        troop.tally().lines(lines.read(octets, this::hears), nowNanos);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        link = Optional.empty();
        fails(new IllegalStateException("hung up on " + lastWords()));
        troop.lost(this);
        gone.complete(this);
    }

    // Whether closing succeeds makes no difference any more.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        fails(cause);
        context.close();
    }

    /** Gives it up: it will never play, unless it does already. */
    void fails(Throwable why) {
        open.completeExceptionally(why);
        inside.completeExceptionally(why);
        ready.completeExceptionally(why);
    }

    private void enter(ByteBuf octets) {
        heard.append(octets.toString(StandardCharsets.ISO_8859_1));
        while (!login.isEmpty() && follow(login)) if (login.isEmpty()) entered();
        if (login.isEmpty()) walk();
        if (heard.length() > HEARD_MAX_CHARS) heard.delete(0, heard.length() - HEARD_MAX_CHARS / 2);
    }

    private void walk() {
        if (!walks) return;
        while (!walk.isEmpty() && follow(walk)) {}
        if (walk.isEmpty()) isReady();
    }

    /** Answers the next question, if it was asked. */
    private boolean follow(Deque<Step> script) {
        var step = script.element();
        if (heard.indexOf(step.asked()) < 0) return false;
        heard.setLength(0);
        script.remove();
        step.answers().forEach(this::type);
        return true;
    }

    private void entered() {
        enteredNanos = System.nanoTime();
        enteredOctets = meter.octets();
        inside.complete(this);
    }

    private void isReady() {
        heard.setLength(0);
        heard.trimToSize();
        ready.complete(this);
    }

    private void hears(ByteBuf line, int start, int end) {
        brain.ifPresent(own -> own.hears(text(line, start, end)));
        if (token.read(line, start, end)) {
            if (token.player() == number) answered(token.number());
            else if (number % SAMPLE == 0) copied();
        } else if (looks() && troop.isLookedAt(line.slice(start, end - start))) {
            answered(waiting.oldest());
        } else if (!waiting.isEmpty() && troop.isRefusal(line.slice(start, end - start))) {
            troop.tally().refused(nowNanos);
        }
    }

    private boolean looks() {
        return !waiting.isEmpty() && scene.ask(waiting.oldest()) == Ask.LOOK;
    }

    private void answered(int command) {
        if (!waiting.holds(command)) return;
        troop.tally().answered(waiting.due(command), nowNanos);
        waiting.forgetTo(command);
    }

    private void copied() {
        var theirs = troop.bot(token.player()).waiting();
        if (theirs.remembers(token.number()))
            troop.tally().copied(theirs.due(token.number()), nowNanos);
    }

    private static String text(ByteBuf line, int start, int end) {
        return line.toString(start, end - start, StandardCharsets.UTF_8);
    }
}
