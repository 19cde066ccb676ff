package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.ProxySettings;
import emberdelve.protocol.transport.TransportEvent;
import emberdelve.server.time.Clock;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** Whose PROXY header is believed: as shipped, that of this machine. */
final class BalancersTest {
    private static final String HEADER = "PROXY TCP4 192.0.2.7 198.51.100.1 51000 4000\r\n";

    private final List<String> log = new ArrayList<>();
    private final Breaches breaches =
            new Breaches(
                    new Clock(InstantSource.fixed(Instant.EPOCH), () -> 0),
                    each -> log.add(each.from() + " " + each.what()));
    private final Balancers balancers = new Balancers(ProxySettings.DEFAULTS, breaches);
    private final List<Object> told = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "::1"})
    void aBalancerSaysForWhomItStands(String address) {
        var channel = connection(address);

        assertThat(balancers.admit(channel, Listener.PROXY)).isTrue();
        says(channel);
        assertThat(told)
                .contains(
                        new TransportEvent.From(
                                new InetSocketAddress(InetAddress.ofLiteral("192.0.2.7"), 51_000)));
        assertThat(log).isEmpty();
        channel.finishAndReleaseAll();
    }

    @ParameterizedTest
    @EnumSource(
            value = Listener.class,
            names = {"PROXY", "WEBSOCKET"})
    void whoeverElseSaysSoIsToldOfAndRefused(Listener listener) {
        var channel = connection("192.0.2.66");

        assertThat(balancers.admit(channel, listener)).isFalse();
        assertThat(channel.isOpen()).isFalse();
        assertThat(log).containsExactly("192.0.2.66 is not in proxy.from, and is refused");
        assertThat(breaches.count(listener)).isEqualTo(1);
        assertThat(told).isEmpty();
    }

    private static EmbeddedChannel connection(String address) {
        return new EmbeddedChannel() {
            @Override
            protected SocketAddress remoteAddress0() {
                return new InetSocketAddress(InetAddress.ofLiteral(address), 40_000);
            }
        };
    }

    private void says(EmbeddedChannel channel) {
        channel.pipeline()
                .addLast(
                        new ChannelInboundHandlerAdapter() {
                            @Override
                            public void userEventTriggered(
                                    ChannelHandlerContext ctx, Object event) {
                                told.add(event);
                            }
                        });
        channel.pipeline().fireChannelActive();
        channel.writeInbound(Unpooled.copiedBuffer(HEADER, StandardCharsets.ISO_8859_1));
    }
}
