package emberdelve.protocol.telnet;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * What came of a packet: the answers of Telnet itself, in one buffer, and the events for others.
 * Bounded by the size of a packet, because it is emptied after each.
 *
 * <p>Thread: its connection's event loop.
 */
final class Outbox {
    private final ByteBufAllocator allocator;
    private final Queue<TelnetEvent> events = new ArrayDeque<>();
    private ByteBuf replies = Unpooled.EMPTY_BUFFER;

    Outbox(ByteBufAllocator allocator) {
        this.allocator = allocator;
    }

    /** The buffer to which the next answer is added. */
    ByteBuf replies() {
        if (replies.capacity() == 0) replies = allocator.buffer();
        return replies;
    }

    void event(TelnetEvent event) {
        events.add(event);
    }

    Queue<TelnetEvent> events() {
        return events;
    }

    /** The answers since the last call, perhaps none; whoever takes them releases them. */
    ByteBuf takeReplies() {
        var taken = replies;
        replies = Unpooled.EMPTY_BUFFER;
        return taken;
    }
}
