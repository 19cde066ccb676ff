package emberdelve.server.telnet;

import io.netty.channel.Channel;
import io.netty.channel.EventLoop;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The sharing of one event loop between people who type and programs that send more than anybody
 * types. A connection is read from as soon as something comes, until it brings many lines at once.
 * Then it stands in a queue for a moment. In each turn of the loop the server reads once from each
 * of the next few connections of the queue. What the others send meanwhile waits in their own
 * sockets, and costs neither memory nor anybody's time (docs/decisions/0134). Thread: its loop's.
 */
final class FairReading {
    /**
     * The lines that somebody may send at once without queueing: a click, an alias, a client that
     * greets.
     */
    static final int LINES_AT_ONCE = 4;

    /**
     * The number of lines that the queue is to bring in a turn: the server reads from more or fewer
     * connections to reach it.
     */
    static final int LINES_A_TURN = 128;

    static final int TURN_MIN = 4;
    static final int TURN_MAX = 64;

    /** The most octets that one read takes from the socket: some dozens of commands. */
    static final int READ_MAX_OCTETS = 1_024;

    /**
     * The octets of answers that may wait for a connection; while there are more, nothing is read
     * from it.
     */
    static final int UNTAKEN_MAX_OCTETS = 16_384;

    /**
     * The time of quiet after which a connection leaves the queue. A program that sends all the
     * time pauses now and then; if all such programs left in their pauses, the next turn would read
     * from all of them.
     */
    static final Duration QUIET = Duration.ofMillis(200);

    /** The pause before the next turn, when the connections of this turn were quiet. */
    static final Duration PAUSE = Duration.ofNanos(500_000);

    /** The pause until the queue is looked at again, when no connection of it takes its answers. */
    static final Duration LONG_PAUSE = Duration.ofMillis(10);

    private static final long NEXT_TURN_NANOS = 1;

    private final EventLoop loop;
    private final BooleanSupplier worldIsBehind;
    private final Deque<Share> queue = new ArrayDeque<>();
    private final List<Share> turn = new ArrayList<>(TURN_MAX);
    private boolean willLook;

    /** The number of lines that the connections of the queue have brought since the last look. */
    private int brought;

    /** The number of connections that are read from in a turn. */
    private int most = TURN_MIN;

    /**
     * @param worldIsBehind whether inputs that were read before have to run first
     */
    FairReading(EventLoop loop, BooleanSupplier worldIsBehind) {
        this.loop = loop;
        this.worldIsBehind = worldIsBehind;
    }

    /** The reading of one connection. */
    final class Share {
        private final Channel channel;
        private int things;
        private boolean isQueued;
        private boolean wasBusy;
        private long quietSince;

        private Share(Channel channel) {
            this.channel = channel;
        }

        /** Notes a line that has come, or another thing that is answered. */
        void brought() {
            things++;
            if (isQueued) brought++;
            if (things > LINES_AT_ONCE) queue(this);
        }

        /** Notes the end of a read. */
        void readComplete() {
            things = 0;
        }

        private boolean isUntaken() {
            var waiting = channel.unsafe().outboundBuffer();
            return waiting != null && waiting.totalPendingWriteBytes() > UNTAKEN_MAX_OCTETS;
        }

        private void read(boolean now) {
            channel.config().setAutoRead(now);
        }
    }

    Share of(Channel channel) {
        return new Share(channel);
    }

    private void queue(Share share) {
        share.wasBusy = true;
        share.read(false);
        if (!share.isQueued) queue.add(share);
        share.isQueued = true;
        if (!willLook) lookAfter(NEXT_TURN_NANOS);
    }

    // It runs on the loop itself, and ends with it.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void lookAfter(long nanos) {
        willLook = true;
        // A delayed task runs in a later turn of the loop, after the sockets have been read.
        loop.schedule(this::look, nanos, TimeUnit.NANOSECONDS);
    }

    private void look() {
        willLook = false;
        var isBusy = brought > 0;
        if (!turn.isEmpty()) most = most();
        brought = 0;
        endTurn();
        var isBehind = worldIsBehind.getAsBoolean();
        if (!isBehind) beginTurn();
        if (turn.isEmpty() && queue.isEmpty()) return;
        if (isBusy) lookAfter(NEXT_TURN_NANOS);
        else lookAfter((turn.isEmpty() && !isBehind ? LONG_PAUSE : PAUSE).toNanos());
    }

    /**
     * The number of connections to read from. It grows slowly: those that were quiet in this turn
     * may bring much in the next.
     */
    private int most() {
        var fitting = (long) turn.size() * LINES_A_TURN / Math.max(1, brought);
        return Math.clamp(Math.min(fitting, most + 1), TURN_MIN, TURN_MAX);
    }

    private void endTurn() {
        var now = loop.ticker().nanoTime();
        for (var share : turn) {
            if (!share.wasBusy && now - share.quietSince >= QUIET.toNanos()) {
                share.isQueued = false;
                share.read(true);
            } else {
                share.read(false);
                queue.add(share);
            }
        }
        turn.clear();
    }

    private void beginTurn() {
        for (var left = queue.size(); left > 0 && turn.size() < most; left--) {
            var share = queue.remove();
            if (!share.channel.isOpen()) continue;
            if (share.isUntaken()) queue.add(share);
            else begin(share);
        }
    }

    private void begin(Share share) {
        // Its quiet time begins now at the earliest: before, nothing was read from it.
        if (share.wasBusy) share.quietSince = loop.ticker().nanoTime();
        share.wasBusy = false;
        share.read(true);
        turn.add(share);
    }
}
