package emberdelve.server.telnet;

import emberdelve.config.settings.LimitSettings;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

import jakarta.inject.Inject;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts all connections that are accepted, before anybody has looked at them, and accepts none
 * while there are as many as there are descriptors for: the next ones wait in the kernel until
 * others have gone. It stands before each listening socket. Safe for any thread.
 */
@ChannelHandler.Sharable
final class Porch extends ChannelInboundHandlerAdapter {
    /** So many more than there is room for may be here at a time, to be told that there is none. */
    static final int TURNED_AWAY_AT_ONCE = 256;

    private final int most;
    private final AtomicInteger here = new AtomicInteger();
    private final Set<Channel> listening = ConcurrentHashMap.newKeySet();

    @Inject
    Porch(LimitSettings limits) {
        most = ConnectionRoom.all(limits) + TURNED_AWAY_AT_ONCE;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        listening.add(ctx.channel());
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object accepted) {
        if (accepted instanceof Channel connection) enter(ctx.channel(), connection);
        ctx.fireChannelRead(accepted);
    }

    private void enter(Channel listener, Channel connection) {
        var isFull = here.incrementAndGet() >= most;
        connection.closeFuture().addListener(_ -> leave());
        if (!isFull) return;
        listener.config().setAutoRead(false);
        // Somebody may have left meanwhile, and found it open still.
        if (here.get() < most) listener.config().setAutoRead(true);
    }

    private void leave() {
        if (here.decrementAndGet() != most - 1) return;
        for (var listener : listening) listener.config().setAutoRead(true);
    }
}
