package emberdelve.bench.load;

import emberdelve.bench.play.Brain;

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
    /** One of so many reads what others say with a clock in the hand. */
    private static final int SAMPLE = 16;

    /** What is heard before the log-in is over; older words are forgotten. */
    private static final int HEARD_MAX_CHARS = 8192;

    /** A command with its token is no longer. */
    private static final int LINE_OCTETS = 64;

    private static final byte[] LINE_END = {'\r', '\n'};

    private final int number;
    private final Scene scene;
    private final Troop troop;
    private final Deque<Opponent.Step> script;
    private final Optional<Brain> brain;
    private final StringBuilder heard = new StringBuilder();
    private final Lines lines = new Lines();
    private final Token token = new Token();
    private final Waiting waiting = new Waiting();
    private final CompletableFuture<Bot> ready = new CompletableFuture<>();
    private Optional<ChannelHandlerContext> link = Optional.empty();
    private long beganNanos;
    private long readyNanos;
    private long nowNanos;

    /**
     * @param number from 0; no two players have the same
     * @param script the talk until it can play
     */
    Bot(int number, Scene scene, Troop troop, List<Opponent.Step> script, Optional<Brain> brain) {
        this.number = number;
        this.scene = scene;
        this.troop = troop;
        this.script = new ArrayDeque<>(script);
        this.brain = brain;
    }

    /** When it can play. */
    CompletableFuture<Bot> ready() {
        return ready;
    }

    /** From its connecting until it could play; only then. */
    long enteringNanos() {
        return readyNanos - beganNanos;
    }

    /** The last words it heard, for whoever wonders why it is not ready. */
    String lastWords() {
        return number + ": " + heard;
    }

    Waiting waiting() {
        return waiting;
    }

    /** It is about to connect. */
    void begins(long nanos) {
        beganNanos = nanos;
    }

    /** Types the next command that is timed. */
    void ask(long dueNanos) {
        if (link.isEmpty()) return;
        // Who waits for a turn does not type ahead: the game lets only so much wait.
        if (waiting.isEmpty()) brain.ifPresent(own -> type(own.next()));
        var context = link.get();
        var at = waiting.add(dueNanos);
        var ask = scene.ask(at);
        var line = context.alloc().ioBuffer(LINE_OCTETS);
        ByteBufUtil.writeAscii(line, ask.typed());
        if (ask.hasToken()) Token.write(line, number, at);
        write(context, line.writeBytes(LINE_END));
        troop.tally().sent(dueNanos);
    }

    /** Types a line that nobody times. */
    void type(String line) {
        link.ifPresent(
                context -> write(context, ByteBufUtil.writeUtf8(context.alloc(), line + "\r\n")));
    }

    // Failing to write closes the channel, and that is told below.
    @SuppressWarnings("FutureReturnValueIgnored")
    private static void write(ChannelHandlerContext context, ByteBuf octets) {
        context.writeAndFlush(octets, context.voidPromise());
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        link = Optional.of(context);
        if (script.isEmpty()) isReady();
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
        if (!ready.isDone())
            ready.completeExceptionally(new IllegalStateException("hung up on " + lastWords()));
        troop.lost(this);
    }

    // Whether closing succeeds makes no difference any more.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        ready.completeExceptionally(cause);
        context.close();
    }

    private void enter(ByteBuf octets) {
        heard.append(octets.toString(StandardCharsets.ISO_8859_1));
        for (var step = script.peek();
                step != null && heard.indexOf(step.asked()) >= 0;
                step = script.peek()) {
            heard.setLength(0);
            script.remove();
            step.answers().forEach(this::type);
        }
        if (script.isEmpty()) isReady();
        else if (heard.length() > HEARD_MAX_CHARS)
            heard.delete(0, heard.length() - HEARD_MAX_CHARS / 2);
    }

    private void isReady() {
        readyNanos = System.nanoTime();
        heard.setLength(0);
        heard.trimToSize();
        ready.complete(this);
    }

    private void hears(ByteBuf line, int start, int end) {
        brain.ifPresent(own -> own.hears(text(line, start, end)));
        if (token.read(line, start, end)) {
            if (token.player() == number) answered(token.number());
            else if (scene.isCrowd() && number % SAMPLE == 0) copied();
        } else if (looks() && troop.isLookedAt(line.slice(start, end - start))) {
            answered(waiting.oldest());
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
