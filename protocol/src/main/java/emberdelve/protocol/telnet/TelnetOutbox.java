package emberdelve.protocol.telnet;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * The replies to one packet: the answers of Telnet itself, in one buffer unless compression begins
 * or ends among them, and the events for others. Bounded by the size of a packet, because it is
 * emptied after each.
 *
 * <p>Thread: its connection's event loop.
 */
final class TelnetOutbox {
    private final ByteBufAllocator allocator;
    private final Queue<TelnetEvent> events = new ArrayDeque<>(0);

    /** Buffers that are complete, and each {@link CompressionSwitch} at its place. */
    private final Queue<Object> complete = new ArrayDeque<>(0);

    private ByteBuf replies = Unpooled.EMPTY_BUFFER;

    TelnetOutbox(ByteBufAllocator allocator) {
        this.allocator = allocator;
    }

    /** The buffer to which the next answer is added. */
    ByteBuf replies() {
        if (replies.capacity() == 0) replies = allocator.buffer();
        return replies;
    }

    /**
     * Adds a switch: everything before it is sent as until now, everything after it in the other
     * way.
     */
    void add(CompressionSwitch change) {
        completeBuffer();
        complete.add(change);
    }

    void event(TelnetEvent event) {
        events.add(event);
    }

    Queue<TelnetEvent> events() {
        return events;
    }

    /**
     * Hands over the answers since the last call: buffers, which the writer releases, and switches.
     *
     * @return whether there was anything
     */
    boolean drainReplies(Consumer<Object> writer) {
        completeBuffer();
        if (complete.isEmpty()) return false;

        while (!complete.isEmpty()) writer.accept(complete.remove());
        return true;
    }

    private void completeBuffer() {
        if (replies.capacity() == 0) return;
        if (replies.isReadable()) complete.add(replies);
        else replies.release();
        replies = Unpooled.EMPTY_BUFFER;
    }
}
