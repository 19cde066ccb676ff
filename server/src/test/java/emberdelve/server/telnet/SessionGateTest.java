package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.Settings;
import emberdelve.protocol.transport.Foreign;
import emberdelve.protocol.transport.Transport;
import emberdelve.protocol.transport.TransportEvent;
import emberdelve.protocol.transport.Transports;
import emberdelve.server.metrics.Counts;
import emberdelve.server.time.Clock;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.DecoderException;
import io.netty.util.concurrent.MockTicker;
import io.netty.util.concurrent.Ticker;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import javax.net.ssl.SSLException;

/** How a connection becomes a session or ends, on loops whose turns and clock are the test's. */
final class SessionGateTest {
    private static final Duration READY = Transports.READY_WITHIN;
    private static final Duration NEXT_TURN = Duration.ofNanos(1);
    private static final PeerAddress MIRA = new PeerAddress("192.0.2.1", "192.0.2.1");
    private static final int FROM_ONE_PLACE = LimitSettings.DEFAULTS.sessionsPerAddress();

    private final MockTicker ticker = Ticker.newMockTicker();
    private final EmbeddedChannel players = EmbeddedChannel.builder().ticker(ticker).build();
    private final List<String> log = new ArrayList<>();
    private final Breaches breaches =
            new Breaches(
                    new Clock(InstantSource.fixed(Instant.EPOCH), () -> 0),
                    each -> log.add(each.from() + " " + each.port() + ": " + each.what()));
    private final ConnectionRoom room =
            new ConnectionRoom(() -> LimitSettings.DEFAULTS, Descriptors.UNKNOWN);
    private final CountedConnections connections =
            new CountedConnections(Settings.DEFAULTS, room, key -> key, new Counts());
    private final Sessions inside = new Sessions(new Hall(players.eventLoop()));

    private record Admitted(String from, Transport transport, Duration sinceConnected) {}

    /** Sessions that keep what they hear. */
    private static final class Sessions implements Inside {
        private final Hall hall;
        private final List<Admitted> admitted = new ArrayList<>();
        private final List<Object> heard = new ArrayList<>();
        private final List<Boolean> encrypted = new ArrayList<>();

        Sessions(Hall hall) {
            this.hall = hall;
        }

        @Override
        public Hall hall() {
            return hall;
        }

        @Override
        public void admit(
                Channel channel,
                PeerAddress peer,
                Transport transport,
                Duration sinceConnected,
                boolean encrypted,
                Complaints complaints) {
            admitted.add(new Admitted(peer.text(), transport, sinceConnected));
            this.encrypted.add(encrypted);
            channel.pipeline()
                    .addLast(
                            new ChannelInboundHandlerAdapter() {
                                @Override
                                public void channelActive(ChannelHandlerContext ctx) {
                                    heard.add("active");
                                }

                                @Override
                                public void channelRead(ChannelHandlerContext ctx, Object message) {
                                    heard.add(message);
                                }
                            });
        }
    }

    /** A transport that is not ready by being connected. */
    private static final class Line extends ChannelInboundHandlerAdapter {
        @Override
        public void channelActive(ChannelHandlerContext ctx) {}
    }

    @Test
    void whoIsNotReadyWithinItsMomentIsClosedAndToldOf() {
        var mira = comes(Listener.TELNET);
        passes(mira, READY.minus(NEXT_TURN));
        passes(mira, NEXT_TURN);
        assertThat(mira.isOpen()).as("asked once more").isTrue();
        assertThat(log).isEmpty();

        passes(mira, NEXT_TURN);
        assertThat(mira.isOpen()).isFalse();
        assertThat(log).containsExactly("192.0.2.1 telnet: not ready within 10 s");
        assertThat(room.sessions().inside()).isZero();
    }

    /** In a crowd it lies in the kernel until its socket's turn has come. */
    @Test
    void whatHasComeInTimeCountsThoughItIsReadAfterwards() {
        var mira = comes(Listener.TELNET);
        passes(mira, READY);
        isReady(mira);
        passes(mira, READY);
        passes(mira, NEXT_TURN);

        assertThat(inside.heard).containsExactly("active");
        assertThat(mira.isOpen()).isTrue();
    }

    @Test
    void whileThePeerWaitsForUsItsMomentStandsStillAndThenBeginsAnew() {
        var mira = comes(Listener.TLS);
        passes(mira, READY);
        tells(mira, new TransportEvent.OursToDo());
        passes(mira, READY.multipliedBy(10));
        assertThat(mira.isOpen()).isTrue();

        tells(mira, new TransportEvent.TheirsToDo());
        passes(mira, READY);
        assertThat(mira.isOpen()).as("asked once more in this moment, too").isTrue();
        passes(mira, NEXT_TURN);
        assertThat(mira.isOpen()).isFalse();
    }

    @Test
    void aBrowserThatHasReadAPageEndsWithoutAComplaint() {
        var mira = comes(Listener.WEBSOCKET);
        tells(mira, new TransportEvent.PageRead());
        assertThat(room.pages().inside()).isEqualTo(1);
        passes(mira, READY);
        passes(mira, NEXT_TURN);

        assertThat(mira.isOpen()).isFalse();
        assertThat(log).isEmpty();
        assertThat(room.pages().inside()).isZero();
    }

    @Test
    void aBrowserIsCountedAsASessionOnceItWantsOne() {
        var mira = comes(Listener.WEBSOCKET);
        assertThat(room.sessions().inside()).isZero();
        tells(mira, new TransportEvent.Agreed(Transport.WEBSOCKET_JSON));
        isReady(mira);

        assertThat(room.pages().inside()).isZero();
        assertThat(room.sessions().inside()).isEqualTo(1);
        assertThat(inside.admitted)
                .containsExactly(
                        new Admitted("192.0.2.1", Transport.WEBSOCKET_JSON, Duration.ZERO));
        mira.close();
        assertThat(room.sessions().inside()).isZero();
    }

    @Test
    void theFirstOfOnePlaceThatIsTooManyIsToldSoAndGetsNoSession() {
        for (var one = 0; one < FROM_ONE_PLACE; one++) isReady(comes(Listener.TELNET));
        var tooMany = comes(Listener.TELNET);
        passes(tooMany, NEXT_TURN);

        assertThat(inside.admitted).hasSize(FROM_ONE_PLACE);
        assertThat(said(tooMany)).isEqualTo("session.too-many-from-you\r\n");
        assertThat(tooMany.isOpen()).isFalse();
    }

    @Test
    void behindABalancerWhoeverItNamesIsCounted() throws IOException {
        for (var one = 0; one <= FROM_ONE_PLACE; one++) isReady(named("192.0.2." + (10 + one)));
        assertThat(inside.admitted).hasSize(FROM_ONE_PLACE + 1);

        for (var one = 1; one < FROM_ONE_PLACE; one++) isReady(named("192.0.2.10"));
        var tooMany = named("192.0.2.10");
        isReady(tooMany);
        assertThat(inside.admitted)
                .hasSize(2 * FROM_ONE_PLACE)
                .contains(new Admitted("192.0.2.10", Transport.TELNET, Duration.ZERO));
        assertThat(tooMany.isOpen()).isFalse();
    }

    /** A proxy's connection carries requests of many, and each is counted while it is his. */
    @Test
    void aVisitorOfATrustedProxyIsCountedInsteadOfTheProxy() throws IOException {
        var proxy = channel();
        proxy.pipeline()
                .addLast(new SessionGate(connections, inside, breaches, Listener.WEBSOCKET, MIRA));
        assertThat(room.pages().inside()).isZero();
        for (var one = 1; one < 100; one++) asksFor(proxy, "192.0.2." + (100 + one), false);
        assertThat(room.pages().inside()).isEqualTo(1);

        asksFor(proxy, "192.0.2.77", true);
        tells(proxy, new TransportEvent.Agreed(Transport.WEBSOCKET_JSON));
        isReady(proxy);
        assertThat(inside.admitted)
                .containsExactly(
                        new Admitted("192.0.2.77", Transport.WEBSOCKET_JSON, Duration.ZERO));
        assertThat(inside.encrypted).containsExactly(true);
        assertThat(room.pages().inside()).isZero();
        proxy.close();
        assertThat(room.sessions().inside()).isZero();
    }

    private static void asksFor(EmbeddedChannel proxy, String visitor, boolean encrypted)
            throws IOException {
        var source = new InetSocketAddress(InetAddress.getByName(visitor), 0);
        tells(proxy, new TransportEvent.Visitor(source, encrypted));
        tells(proxy, new TransportEvent.PageRead());
    }

    /** As where it asks itself whether we are still there. */
    @Test
    void aBalancerThatNamesNobodyIsCountedItself() {
        var balancer = behindABalancer();
        isReady(balancer);

        assertThat(inside.admitted)
                .containsExactly(new Admitted("192.0.2.1", Transport.TELNET, Duration.ZERO));
        assertThat(room.sessions().inside()).isEqualTo(1);
    }

    @Test
    void whatComesBeforeTheSessionBeginsIsHandedOnInOrder() {
        var mira = comes(Listener.TELNET);
        line(mira).fireChannelActive();
        assertThat(mira.config().isAutoRead()).isFalse();
        line(mira).fireChannelRead("look");
        line(mira).fireChannelRead("north");
        assertThat(inside.heard).isEmpty();

        turn(mira);
        line(mira).fireChannelRead("say here");
        assertThat(inside.heard).containsExactly("active", "look", "north", "say here");
        assertThat(mira.config().isAutoRead()).isTrue();
        assertThat(mira.pipeline().get(SessionGate.class)).isNull();
    }

    @Test
    void whatIsHeldOfWhoHasGoneMeanwhileIsGivenBack() {
        var mira = comes(Listener.TELNET);
        var octets = Unpooled.copiedBuffer("look", StandardCharsets.US_ASCII);
        line(mira).fireChannelActive();
        line(mira).fireChannelRead(octets);
        mira.close();
        turn(mira);

        assertThat(octets.refCnt()).isZero();
        assertThat(inside.admitted).isEmpty();
    }

    @Test
    void whatAPeerWaitsForItsTurnIsNotTakenFromItsTimeToLogIn() {
        var mira = comes(Listener.TELNET);
        passes(mira, READY.dividedBy(2));
        line(mira).fireChannelActive();
        ticker.advance(READY.multipliedBy(6).toNanos(), TimeUnit.NANOSECONDS);
        turn(mira);

        assertThat(inside.admitted)
                .containsExactly(new Admitted("192.0.2.1", Transport.TELNET, READY.dividedBy(2)));
    }

    @Test
    void whoeverSendsWhatNobodyMaySendIsToldOfAndClosed() {
        var mira = comes(Listener.TLS);
        line(mira).fireExceptionCaught(new DecoderException(new SSLException("garbage")));

        assertThat(log).singleElement().asString().isEqualTo("192.0.2.1 tls: DecoderException");
        assertThat(mira.isOpen()).isFalse();
    }

    @Test
    void aNetworkThatFailsIsNobodysFaultAndEndsTheConnection() {
        var mira = comes(Listener.TELNET);
        line(mira).fireExceptionCaught(new IOException("Connection reset by peer"));

        assertThat(log).isEmpty();
        assertThat(mira.isOpen()).isFalse();
    }

    @Test
    void aStrangerIsToldOfByWhatItSpeaks() {
        var mira = comes(Listener.TELNET);
        tells(mira, new TransportEvent.Stranger(Foreign.HTTP));

        assertThat(log).singleElement().asString().startsWith("192.0.2.1 telnet: speaks HTTP, and");
    }

    private EmbeddedChannel comes(Listener listener) {
        var channel = channel();
        var gate = new SessionGate(connections, inside, breaches, listener, MIRA);
        if (gate.letIn(channel, MIRA)) channel.pipeline().addLast(gate);
        return channel;
    }

    private EmbeddedChannel behindABalancer() {
        var channel = channel();
        channel.pipeline()
                .addLast(new SessionGate(connections, inside, breaches, Listener.PROXY, MIRA));
        return channel;
    }

    private EmbeddedChannel named(String address) throws IOException {
        var channel = behindABalancer();
        var source = new InetSocketAddress(InetAddress.getByName(address), 40_000);
        tells(channel, new TransportEvent.From(source));
        return channel;
    }

    private EmbeddedChannel channel() {
        return EmbeddedChannel.builder().ticker(ticker).handlers(new Line()).build();
    }

    /** The line stands before the gate. */
    private static ChannelHandlerContext line(EmbeddedChannel channel) {
        return channel.pipeline().context(Line.class);
    }

    private static void tells(EmbeddedChannel channel, TransportEvent event) {
        line(channel).fireUserEventTriggered(event);
    }

    private void isReady(EmbeddedChannel channel) {
        line(channel).fireChannelActive();
        turn(channel);
    }

    private void passes(EmbeddedChannel channel, Duration time) {
        ticker.advance(time.toNanos(), TimeUnit.NANOSECONDS);
        channel.runScheduledPendingTasks();
        channel.runPendingTasks();
    }

    /** It leaves its loop, and comes to that of the players in the next turn. */
    private void turn(EmbeddedChannel channel) {
        channel.runPendingTasks();
        players.runPendingTasks();
        ticker.advance(NEXT_TURN.toNanos(), TimeUnit.NANOSECONDS);
        players.runScheduledPendingTasks();
    }

    private static String said(EmbeddedChannel channel) {
        var all = new StringBuilder();
        for (ByteBuf next = channel.readOutbound(); next != null; next = channel.readOutbound()) {
            all.append(next.toString(StandardCharsets.UTF_8));
            next.release();
        }
        return all.toString();
    }
}
