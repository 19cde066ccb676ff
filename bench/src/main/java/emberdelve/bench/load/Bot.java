package emberdelve.bench.load;

import emberdelve.bench.play.Brain;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * One player. It answers the questions of the login, then types on a clock of its own, whether or
 * not the last command was answered. All of it happens on its event loop.
 */
final class Bot extends SimpleChannelInboundHandler<ByteBuf> {
    /** Words without an end of line, such as a prompt; older ones are forgotten. */
    private static final int HEARD_MAX_CHARS = 8192;

    /** Between two tries whether the door is open yet. */
    private static final long KNOCK_NANOS = 200_000_000;

    private final Plan plan;
    private final Tally tally;
    private final Deque<Opponent.Step> login;
    private final Optional<Brain> brain;
    private final String prefix;
    private final PlainText telnet = new PlainText();
    private final StringBuilder heard = new StringBuilder();
    private final BitSet answered = new BitSet();
    private final CompletableFuture<Bot> ready = new CompletableFuture<>();
    private final CompletableFuture<Bot> done = new CompletableFuture<>();
    private long firstNanos;
    private int next;

    /**
     * @param number from 0; no two players of a round have the same
     */
    Bot(int number, Plan plan, Tally tally, List<Opponent.Step> login) {
        brain = plan.brain(number);
        this.plan = plan;
        this.tally = tally;
        this.login = new ArrayDeque<>(login);
        prefix = "t" + number + "n";
    }

    /** When it can type commands. */
    CompletableFuture<Bot> ready() {
        return ready;
    }

    /** When its last command was answered. */
    CompletableFuture<Bot> done() {
        return done;
    }

    /** The last words it heard, for whoever wonders why it is not ready. */
    String lastWords() {
        return heard.toString();
    }

    /**
     * Begins to type.
     *
     * @param firstDueNanos of the first command, by {@link System#nanoTime}
     */
    void begin(ChannelHandlerContext context, long firstDueNanos) {
        firstNanos = firstDueNanos;
        heard.setLength(0);
        await(context);
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        if (login.isEmpty()) knock(context);
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ByteBuf octets) {
        telnet.read(octets, octet -> heard.append((char) octet));
        if (ready.isDone()) listen();
        else enter(context);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        var failure = new IllegalStateException("hung up on " + prefix + " after: " + heard);
        ready.completeExceptionally(failure);
        done.completeExceptionally(failure);
    }

    // Whether closing succeeds makes no difference any more.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        ready.completeExceptionally(cause);
        done.completeExceptionally(cause);
        context.close();
    }

    private void enter(ChannelHandlerContext context) {
        var step = login.peek();
        if (step == null) {
            if (heard.indexOf(token("ready")) >= 0) ready.complete(this);
            return;
        }
        if (heard.indexOf(step.asked()) < 0) return;
        heard.setLength(0);
        login.remove();
        type(context, step.answer());
        if (login.isEmpty()) later(context, KNOCK_NANOS, () -> knock(context));
    }

    /** What is typed while the door is still shut may be lost. */
    private void knock(ChannelHandlerContext context) {
        if (ready.isDone() || !context.channel().isActive()) return;
        type(context, "ping " + token("ready"));
        later(context, KNOCK_NANOS, () -> knock(context));
    }

    private void await(ChannelHandlerContext context) {
        if (next == plan.commands() || !context.channel().isActive()) return;
        later(context, dueNanos(next) - System.nanoTime(), () -> command(context));
    }

    private void command(ChannelHandlerContext context) {
        // Whoever waits for a turn does not type ahead: the game lets only so much wait.
        if (next == 0 || answered.get(next - 1))
            brain.ifPresent(own -> type(context, own.next()));
        if (next >= plan.warmUpCommands()) tally.sent();
        type(context, plan.command() + " " + token(Integer.toString(next)));
        next++;
        await(context);
    }

    /** Looks for own tokens in what came; others' words are only passed over. */
    private void listen() {
        var now = System.nanoTime();
        var from = 0;
        for (var at = heard.indexOf(prefix); at >= 0; at = heard.indexOf(prefix, from)) {
            var end = heard.indexOf("e", at);
            if (end < 0) break;
            // The last knock may be answered when the first command is under way.
            var word = heard.substring(at + prefix.length(), end);
            if (!word.isEmpty() && word.chars().allMatch(Character::isDigit))
                answered(Integer.parseInt(word), now);
            from = end + 1;
        }
        var lineEnd = heard.lastIndexOf("\n") + 1;
        brain.ifPresent(own -> heard.substring(0, lineEnd).lines().forEach(own::hears));
        var forgotten = Math.max(lineEnd, heard.length() - HEARD_MAX_CHARS);
        if (forgotten > 0) heard.delete(0, forgotten);
    }

    private void answered(int number, long nowNanos) {
        if (answered.get(number)) return;
        answered.set(number);
        if (number >= plan.warmUpCommands()) tally.answered(dueNanos(number), nowNanos);
        if (answered.cardinality() == plan.commands()) done.complete(this);
    }

    private long dueNanos(int number) {
        return firstNanos + number * plan.intervalNanos();
    }

    private String token(String word) {
        return prefix + word + "e";
    }

    // Failing to write or to run closes the channel, and that is told above.
    @SuppressWarnings("FutureReturnValueIgnored")
    private static void type(ChannelHandlerContext context, String line) {
        context.writeAndFlush(
                ByteBufUtil.encodeString(
                        context.alloc(),
                        CharBuffer.wrap(line + "\r\n"),
                        StandardCharsets.US_ASCII),
                context.voidPromise());
    }

    @SuppressWarnings("FutureReturnValueIgnored")
    private static void later(ChannelHandlerContext context, long nanos, Runnable deed) {
        context.executor().schedule(deed, Math.max(0, nanos), TimeUnit.NANOSECONDS);
    }
}
