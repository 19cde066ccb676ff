package emberdelve.protocol.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.util.ReferenceCountUtil;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;

/**
 * The stage that finds out for whom a proxy asks. A connection of a trusted one may carry requests
 * of many visitors, each with its header; on all others such headers mean nothing. Thread: its
 * connection's event loop.
 */
final class ProxiedRequests extends ChannelInboundHandlerAdapter {
    private final TrustedProxies proxies;

    /** The address that a PROXY header told. */
    private Optional<InetSocketAddress> told = Optional.empty();

    private boolean passedOn;

    ProxiedRequests(TrustedProxies proxies) {
        this.proxies = proxies;
    }

    /** Whether the request that was read last was passed on by a trusted proxy. */
    boolean isPassedOn() {
        return passedOn;
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof TransportEvent.From(var source)) told = Optional.of(source);
        ctx.fireUserEventTriggered(event);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (message instanceof FullHttpRequest request) {
            var proxy = peer(ctx).filter(proxies::isTrusted);
            passedOn = proxy.isPresent();
            proxy.map(address -> VisitorAddress.of(address, request.headers(), proxies))
                    .ifPresent(visitor ->
                            ctx.fireUserEventTriggered(
                                    new TransportEvent.Visitor(
                                            new InetSocketAddress(visitor.address(), 0),
                                            visitor.encrypted())));
        }
        // The visitor may be one too many.
        if (ctx.channel().isActive()) ctx.fireChannelRead(message);
        else ReferenceCountUtil.release(message);
    }

    private Optional<InetAddress> peer(ChannelHandlerContext ctx) {
        if (told.isPresent()) return told.map(InetSocketAddress::getAddress);
        return ctx.channel().remoteAddress() instanceof InetSocketAddress remote
                ? Optional.ofNullable(remote.getAddress())
                : Optional.empty();
    }
}
