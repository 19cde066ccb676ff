package emberdelve.protocol.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.ssl.SslCloseCompletionEvent;

/**
 * The farewell of TLS: takes the peer's close_notify for the end of the connection, and answers in
 * kind. TCP alone may stay open for hours; and TLS 1.3 lets one side go on talking, which nobody
 * who plays needs. Thread: its connection's event loop.
 */
final class TlsFarewell extends ChannelInboundHandlerAdapter {
    TlsFarewell() {}

    // There is nothing left to do when the channel cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof SslCloseCompletionEvent) ctx.close();
        else ctx.fireUserEventTriggered(event);
    }
}
