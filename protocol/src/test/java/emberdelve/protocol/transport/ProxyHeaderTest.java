package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

final class ProxyHeaderTest {
    private static final String V2 = "0d0a0d0a000d0a515549540a";

    /** {@code /tmp/s}, in the 108 octets of an address of a UNIX socket. */
    private static final String UNIX = "2f746d702f73" + "00".repeat(102);

    private final List<Object> heard = new ArrayList<>();
    private final EmbeddedChannel channel = new EmbeddedChannel();

    @BeforeEach
    void connect() {
        Transports.addProxyHeader(channel.pipeline());
        channel.pipeline()
                .addLast(
                        new ChannelInboundHandlerAdapter() {
                            @Override
                            public void channelActive(ChannelHandlerContext ctx) {
                                heard.add("active");
                            }

                            @Override
                            public void userEventTriggered(ChannelHandlerContext ctx, Object told) {
                                heard.add(told);
                            }

                            @Override
                            public void exceptionCaught(ChannelHandlerContext ctx, Throwable why) {
                                heard.add(why);
                            }
                        });
        channel.pipeline().fireChannelActive();
    }

    @AfterEach
    void hangUp() {
        channel.finishAndReleaseAll();
    }

    @Test
    void versionOneTellsTheAddressAndWhatFollowsIsTelnet() {
        receive("PROXY TCP4 192.0.2.7 198.51.100.1 51000 4000\r\nmira\r\n");

        assertThat(heard).containsExactly(from("192.0.2.7", 51000), "active");
        assertThat(read()).isEqualTo("mira\r\n");
    }

    @Test
    void versionTwoTellsAnAddressOfIpv6OctetByOctet() {
        var header =
                HexFormat.of()
                        .parseHex(
                                V2
                                        + "21210024"
                                        + "20010db8000000000000000000000007"
                                        + "20010db8000000000000000000000001"
                                        + "c738"
                                        + "0fa0");
        for (var octet : header) channel.writeInbound(Unpooled.wrappedBuffer(new byte[] {octet}));

        assertThat(heard).containsExactly(from("2001:db8::7", 51000), "active");
    }

    static Stream<String> headersWithoutAnAddressOfTheInternet() {
        // LOCAL, UNSPEC, UNIX over STREAM and DGRAM, IPv4 over DGRAM, LOCAL with an address.
        return Stream.of(
                "20000000",
                "21000000",
                "213100d8" + UNIX + UNIX,
                "213200d8" + UNIX + UNIX,
                "2112000c" + "c0000207c6336401c7380fa0",
                "2011000c" + "c0000207c6336401c7380fa0");
    }

    @ParameterizedTest
    @MethodSource("headersWithoutAnAddressOfTheInternet")
    void whatTellsNoAddressOfTheInternetLeavesTheConnectionItsOwn(String header) {
        channel.writeInbound(Unpooled.wrappedBuffer(HexFormat.of().parseHex(V2 + header)));
        receive("mira\r\n");

        assertThat(heard).containsExactly("active");
        assertThat(read()).isEqualTo("mira\r\n");
    }

    /**
     * An unknown command, family and transport; no such version; too short; a value longer than the
     * header, of a kind that is skipped and of one that is read.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                V2 + "22110000",
                V2 + "21410000",
                V2 + "21130000",
                V2 + "11110000",
                V2 + "21110004" + "c0000207",
                V2 + "21310010" + "2f746d702f736f636b00000000000000",
                V2 + "21110010" + "c0000207c6336401c7380fa0" + "040fff00",
                V2 + "21110014" + "c0000207c6336401c7380fa0" + "2000ff0000000000"
            })
    void aHeaderOfVersionTwoThatIsNoneIsToldOnceAndTheConnectionClosed(String header) {
        channel.writeInbound(Unpooled.wrappedBuffer(HexFormat.of().parseHex(header)));

        assertThat(heard).singleElement().isInstanceOf(TransportException.class);
        assertThat(channel.<Object>readInbound()).isNull();
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void aHeaderLongerThanAnyIsNotWaitedFor() {
        var begun = HexFormat.of().parseHex(V2 + "2111ffff" + "c0000207c6336401c7380fa0");
        channel.writeInbound(Unpooled.wrappedBuffer(begun));
        channel.writeInbound(Unpooled.wrappedBuffer(new byte[3_000]));

        assertThat(heard).singleElement().isInstanceOf(TransportException.class);
        assertThat(channel.isOpen()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mira\r\nsecret\r\n",
                "mira\r\nPROXY TCP4 192.0.2.7 198.51.100.1 51000 4000\r\n",
                "PROXY TCP4 example.org 198.51.100.1 51000 4000\r\n",
                "PROXY TCP4 192.0.2.7 198.51.100.1 99999 4000\r\n",
                "PROXY TCP9 192.0.2.7 198.51.100.1 51000 4000\r\n"
            })
    void whatIsNoHeaderIsToldOnceAndTheConnectionClosed(String said) {
        receive(said);

        assertThat(heard).singleElement().isInstanceOf(TransportException.class);
        assertThat(heard.getFirst().toString()).contains("PROXY header: ");
        assertThat(channel.<Object>readInbound()).isNull();
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void halfAHeaderIsNotYetAnybody() {
        receive("PROXY TCP4 192.0.2.7 198.51");

        assertThat(heard).isEmpty();
    }

    private static TransportEvent.From from(String address, int port) {
        return new TransportEvent.From(new InetSocketAddress(InetAddress.ofLiteral(address), port));
    }

    private void receive(String said) {
        channel.writeInbound(Unpooled.copiedBuffer(said, StandardCharsets.ISO_8859_1));
    }

    private String read() {
        ByteBuf octets = channel.readInbound();
        try {
            return octets.toString(StandardCharsets.ISO_8859_1);
        } finally {
            octets.release();
        }
    }
}
