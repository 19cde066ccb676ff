package emberdelve.server.telnet;

import emberdelve.server.metrics.Counts;

import io.netty.channel.EventLoop;

import java.util.ArrayDeque;
import java.util.Queue;

/**
 * The sending of what one turn of an event loop writes to its terminals, to each in one piece. In a
 * full room, the first terminals are sent their lines before the last are written to: the lines of
 * a thousand do not fit into a processor's cache. Thread: the loop's.
 */
final class Flushing {
    /** The number of terminals that are written to before their lines are sent. */
    static final int TERMINALS_MAX = 32;

    private final EventLoop loop;
    private final Counts ended;
    private final Queue<TelnetTerminal> waiting = new ArrayDeque<>(TERMINALS_MAX);
    private boolean willFlush;

    /** {@code ended}: the count of sessions that the server ends, for those who do not read. */
    Flushing(EventLoop loop, Counts ended) {
        this.loop = loop;
        this.ended = ended;
    }

    /** Counts a terminal that is dropped, because nobody takes what it is sent. */
    void dropped() {
        ended.add("reads-too-slowly");
    }

    /** Takes note of a terminal that has been written to, and is to be sent its lines soon. */
    void soon(TelnetTerminal terminal) {
        waiting.add(terminal);
        if (waiting.size() >= TERMINALS_MAX) flush();
        if (willFlush) return;
        willFlush = true;
        loop.execute(this::end);
    }

    private void end() {
        willFlush = false;
        flush();
    }

    private void flush() {
        // A flush may make the server write more, so that the queue grows; that is sent as well.
        while (!waiting.isEmpty()) waiting.remove().flush();
    }
}
