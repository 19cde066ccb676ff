package emberdelve.server.telnet;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

import jakarta.inject.Inject;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The count of all accepted connections, before anything else looks at them. While there are as
 * many as there are descriptors for, no more are accepted: the next ones wait in the kernel until
 * others have gone. It stands before each listening socket. Safe for any thread.
 */
@ChannelHandler.Sharable
final class Porch extends ChannelInboundHandlerAdapter {
    private final ConnectionRoom room;
    private final AtomicInteger here = new AtomicInteger();

    /** The sockets that listen now. */
    private final Set<Channel> listening = ConcurrentHashMap.newKeySet();

    @Inject
    Porch(ConnectionRoom room) {
        this.room = room;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        listening.add(ctx.channel());
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext ctx) {
        listening.remove(ctx.channel());
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object accepted) {
        if (accepted instanceof Channel connection) enter(ctx.channel(), connection);
        ctx.fireChannelRead(accepted);
    }

    private void enter(Channel listener, Channel connection) {
        var isFull = here.incrementAndGet() >= room.accepted();
        connection.closeFuture().addListener(_ -> leave());
        if (!isFull) return;
        listener.config().setAutoRead(false);
        // A connection may have closed just before, when there was nothing to open again.
        if (here.get() < room.accepted()) listener.config().setAutoRead(true);
    }

    private void leave() {
        if (here.decrementAndGet() >= room.accepted()) return;
        for (var listener : listening) listener.config().setAutoRead(true);
    }
}
