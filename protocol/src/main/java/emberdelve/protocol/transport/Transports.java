package emberdelve.protocol.transport;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.haproxy.HAProxyMessageDecoder;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import io.netty.handler.ssl.SslContext;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The transports, each added behind what the pipeline has already: a PROXY header first, TLS inside
 * it, WebSocket or Telnet inside that. To be called before the channel becomes active.
 */
public final class Transports {
    /**
     * The longest time from the connection to {@code channelActive}, without the time in which the
     * peer waits for us. Whoever stands at the end of the pipeline has to enforce it.
     */
    public static final Duration READY_WITHIN = Duration.ofSeconds(10);

    /** The status of a WebSocket for which there is no room: "try again later" in its registry. */
    public static final int FULL = WebSocketCloseStatus.TRY_AGAIN_LATER.code();

    /**
     * The status of a WebSocket whose place has as many connections as it may have: one of those
     * that are free for programs to agree on (RFC 6455 section 7.4.2), and ends as the status of
     * HTTP does.
     */
    public static final int TOO_MANY_FROM_THERE = 4429;

    /**
     * The most octets of one frame and of one message: a thousand lines, or a large GMCP message.
     */
    static final int MESSAGE_MAX = 64 * 1024;

    /**
     * The most octets that a balancer adds to the header: the name of a host or of a certificate is
     * shorter.
     */
    private static final int PROXY_EXTRAS_MAX = 2048;

    private static final int REQUEST_LINE_MAX = 2048;
    private static final int HEADERS_MAX = 8192;
    private static final int REQUEST_BODY_MAX = 1024;

    private Transports() {}

    /**
     * Adds the PROXY protocol, versions 1 and 2. It is only for peers that may be believed: it
     * replaces the connection's address by a {@link TransportEvent.From}.
     */
    public static void addProxyHeader(ChannelPipeline pipeline) {
        pipeline.addLast(new HAProxyMessageDecoder(PROXY_EXTRAS_MAX), new ProxyHeader());
    }

    /**
     * Adds TLS from the first octet on.
     *
     * @param handshakes the executor that does the costly steps of the handshake, so that others on
     *     the event loop need not wait for them; those of one connection come one after the other
     */
    public static void addTls(ChannelPipeline pipeline, SslContext context, Executor handshakes) {
        var size = new HandshakeSize();
        var stream = new TlsStream(handshakes, size);
        var handler = context.newHandler(pipeline.channel().alloc(), stream);
        // The handler's own limit is off, because it would count the time in which the peer waits
        // for us.
        handler.setHandshakeTimeoutMillis(0);
        pipeline.addLast(size, handler, new TlsFarewell(), stream);
    }

    /**
     * Adds a guard that turns away peers that speak something else than Telnet, and that holds the
     * greeting back for a moment to find out.
     *
     * @param words the line that each of them is told; thread: the connection's event loop
     */
    public static void addStrangerGuard(ChannelPipeline pipeline, Function<Foreign, String> words) {
        pipeline.addLast(new StrangerGuard(words));
    }

    /**
     * Ends a WebSocket that cannot be served now; its peer may try again later. Thread: its
     * connection's event loop.
     *
     * @param status {@link #FULL} or {@link #TOO_MANY_FROM_THERE}, for programs
     * @param why for the peer's user, in words
     */
    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    public static void turnAway(Channel webSocket, int status, String why) {
        webSocket
                .writeAndFlush(new CloseWebSocketFrame(status, CloseReason.of(why)))
                .addListener(ChannelFutureListener.CLOSE);
    }

    /**
     * Adds WebSocket (RFC 6455) with the sub-protocols of {@link Transport}, each message a piece
     * of the stream. Nothing is compressed: a few octets a line are not worth a dictionary a
     * connection.
     *
     * @param site the pages that are answered with, and the rule whose scripts may connect
     * @param proxies the proxies that are believed when they say for whom they ask
     * @param isOurs whether we are reached by that host, in small letters and without a port
     * @param trusted whether TLS is around it, with a certificate that an authority has signed
     */
    public static void addWebSocket(
            ChannelPipeline pipeline,
            WebSite site,
            TrustedProxies proxies,
            Predicate<String> isOurs,
            boolean trusted) {
        var http =
                new HttpDecoderConfig()
                        .setMaxInitialLineLength(REQUEST_LINE_MAX)
                        .setMaxHeaderSize(HEADERS_MAX);
        var frames =
                WebSocketDecoderConfig.newBuilder()
                        .maxFramePayloadLength(MESSAGE_MAX)
                        .allowExtensions(false)
                        // WebSocketStream sends the close frame, and only once; one of the
                        // decoder's would not pass through it.
                        .closeOnProtocolViolation(false)
                        .build();
        var webSocket =
                WebSocketServerProtocolConfig.newBuilder()
                        .websocketPath("/")
                        .checkStartsWith(true)
                        .subprotocols(String.join(",", Transport.subprotocols()))
                        .handshakeTimeoutMillis(READY_WITHIN.toMillis())
                        .decoderConfig(frames)
                        .build();
        var refusals = new HttpRefusals(site, trusted);
        var proxied = new ProxiedRequests(proxies);
        pipeline.addLast(
                new HttpServerCodec(http),
                new WholeRequests(REQUEST_BODY_MAX, refusals),
                proxied,
                new WebPages(site, isOurs, refusals),
                new WebSocketUpgrade(site, isOurs, proxied::isPassedOn, refusals),
                new PingDamper(),
                new CloseCodes(),
                new WebSocketServerProtocolHandler(webSocket),
                new WebSocketFrameAggregator(MESSAGE_MAX),
                new WebSocketStream());
    }
}
