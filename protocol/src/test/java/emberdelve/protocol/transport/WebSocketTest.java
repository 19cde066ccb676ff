package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Octets on the wire, as RFC 6455 has them; client frames are masked with zeros. */
final class WebSocketTest {
    private static final String MASK = "00000000";

    private final List<Object> heard = new ArrayList<>();
    private final EmbeddedChannel channel = new EmbeddedChannel();

    @BeforeEach
    void connect() {
        Transports.addWebSocket(channel.pipeline(), new OnePage(), false);
        channel.pipeline()
                .addLast(
                        new ChannelInboundHandlerAdapter() {
                            @Override
                            public void channelActive(ChannelHandlerContext ctx) {
                                heard.add("active");
                            }

                            @Override
                            public void userEventTriggered(ChannelHandlerContext ctx, Object told) {
                                if (told instanceof TransportEvent) heard.add(told);
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

    @ParameterizedTest
    @CsvSource({
        "telnet.mudstandards.org, WEBSOCKET_TELNET",
        "'xml.mudstandards.org, terminal.mudstandards.org', WEBSOCKET_TERMINAL",
        "json.mudstandards.org, WEBSOCKET_JSON",
        "gmcp.mudstandards.org, WEBSOCKET_GMCP"
    })
    void theFirstSubprotocolThatWeKnowIsAgreedOn(String offered, Transport agreed) {
        upgrade("Sec-WebSocket-Protocol: " + offered + "\r\n");

        assertThat(sent()).startsWith("HTTP/1.1 101").doesNotContain("Extensions");
        assertThat(heard).containsExactly(new TransportEvent.Agreed(agreed), "active");
    }

    @Test
    void binaryMessagesAreTheStreamBothWaysAlsoInPieces() {
        join();
        receive("0282" + MASK + "fffb");
        assertThat(channel.<Object>readInbound()).isNull();
        receive("8081" + MASK + "1f");
        assertThat(readHex()).isEqualTo("fffb1f");

        channel.writeOutbound(Unpooled.copiedBuffer("hello", StandardCharsets.US_ASCII));
        assertThat(sentHex()).isEqualTo("8205" + "68656c6c6f");
    }

    @Test
    void nobodyIsThereWithoutASubprotocolOfOurs() {
        upgrade("");

        var frame = sentHexAfterHead();
        assertThat(frame).startsWith("88").contains("03f0");
        assertThat(Integer.parseInt(frame.substring(2, 4), 16))
                .as("octets of a frame of control (RFC 6455 section 5.5)")
                .isLessThanOrEqualTo(125);
        assertThat(heard).singleElement().isInstanceOf(TransportException.class);
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void aTextMessageIsNoPartOfTheStream() {
        join();
        receive("8181" + MASK + "41");

        assertThat(sentHex()).startsWith("88").contains("03f0");
        assertThat(channel.<Object>readInbound()).isNull();
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void aTextMessageIsGmcpWhereThatWasAgreedUpon() {
        upgrade("Sec-WebSocket-Protocol: gmcp.mudstandards.org\r\n");
        sent();
        receive("8181" + MASK + "41");
        assertThat(channel.<TextMessage>readInbound()).isEqualTo(new TextMessage("A"));

        channel.writeOutbound(new TextMessage("B"));
        assertThat(sentHex()).isEqualTo("810142");
    }

    @Test
    void aTextMessageIsNotSentWhereNobodyExpectsOne() {
        join();
        channel.writeOutbound(new TextMessage("B"));

        assertThat(sentHex()).isEmpty();
    }

    @Test
    void aFrameThatAnnouncesAGibibyteIsRefusedBeforeItComes() {
        join();
        receive("82ff" + "0000000040000000" + MASK);

        assertThat(sentHex()).startsWith("88").contains("03f1");
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void fragmentsWithoutAnEndAreCutAtTheLimit() {
        join();
        receive("0281" + MASK + "41");
        var piece = "00fe" + "2000" + MASK + "41".repeat(0x2000);
        for (var sent = 0; sent < Transports.MESSAGE_MAX; sent += 0x2000) receive(piece);

        assertThat(sentHex()).startsWith("88").contains("03f1");
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void aMessageOfTheGreatestSizeIsTaken() {
        join();
        receive("82ff" + "0000000000010000" + MASK + "41".repeat(Transports.MESSAGE_MAX));

        assertThat(readHex()).hasSize(2 * Transports.MESSAGE_MAX);
        assertThat(channel.isOpen()).isTrue();
    }

    @Test
    void aPageThatIsNotAllowedStaysOutside() {
        upgrade(
                "Sec-WebSocket-Protocol: telnet.mudstandards.org\r\n"
                        + "Origin: https://evil.example\r\n");

        assertThat(sent()).startsWith("HTTP/1.1 403").contains("may not connect");
        assertThat(heard).singleElement().asString().contains("Origin: https://evil.example");
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void aPageThatIsAllowedGetsIn() {
        upgrade(
                "Sec-WebSocket-Protocol: telnet.mudstandards.org\r\n"
                        + "Origin: https://good.example\r\n");

        assertThat(heard).contains("active");
    }

    @Test
    void whoMayBrowseMayConnectFromThere() {
        upgrade("Sec-WebSocket-Protocol: json.mudstandards.org\r\n" + "Origin: http://x\r\n");

        assertThat(sent()).startsWith("HTTP/1.1 101");
        assertThat(heard)
                .containsExactly(new TransportEvent.Agreed(Transport.WEBSOCKET_JSON), "active");
    }

    @Test
    void aFrameThatComesWithTheRequestIsNoTextAndEndsIt() {
        upgrade("Sec-WebSocket-Protocol: telnet.mudstandards.org\r\n", "8281" + MASK + "41");

        assertThat(sentHexAfterHead()).startsWith("88").contains("03ea");
        assertThat(channel.<Object>readInbound()).isNull();
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void whoLeavesInTheMiddleOfAMessageHasDoneNothingWrong() {
        join();
        receive("0281" + MASK + "41");
        channel.close().syncUninterruptibly();

        assertThat(heard).noneMatch(Throwable.class::isInstance);
    }

    @Test
    void anUnmaskedFrameEndsIt() {
        join();
        receive("820141");

        assertThat(sentHex()).startsWith("88").contains("03ea");
        assertThat(channel.isOpen()).isFalse();
        assertThat(heard.getLast()).isInstanceOf(TransportException.class);
    }

    /** RFC 6455 sections 5.2, 5.5 and 8.1: a reserved bit, an opcode, a long ping, no UTF-8. */
    @ParameterizedTest
    @CsvSource({
        "c281" + MASK + "41, 03ea", "8381" + MASK + "41, 03ea", "0981" + MASK + "41, 03ea",
        "89fe0080" + MASK + "41, 03ea", "0081" + MASK + "41, 03ea", "8181" + MASK + "ff, 03ef"
    })
    void aBrokenFrameIsAnsweredByOneCloseFrame(String frame, String status) {
        upgrade("Sec-WebSocket-Protocol: gmcp.mudstandards.org\r\n");
        sent();
        receive(frame + frame);

        assertThat(sentFrames()).singleElement().asString().matches("88.." + status + ".*");
        assertThat(channel.isOpen()).isFalse();
        assertThat(heard).filteredOn(TransportException.class::isInstance).hasSize(1);
    }

    /** Section 7.4: those that may be sent come back; the others are a fault of protocol. */
    @ParameterizedTest
    @CsvSource({
        "1000, 1000",
        "1001, 1001",
        "1011, 1011",
        "3000, 3000",
        "4999, 4999",
        "0, 1002",
        "999, 1002",
        "1004, 1002",
        "1005, 1002",
        "1006, 1002",
        "1015, 1002",
        "2999, 1002"
    })
    void aCloseFrameIsAnsweredByOne(int status, int answer) {
        join();
        receive("8882" + MASK + "%04x".formatted(status));

        assertThat(sentFrames()).singleElement().asString().matches("88..%04x.*".formatted(answer));
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void aCloseFrameWithoutAStatusIsAnsweredLikewise() {
        join();
        receive("8880" + MASK);

        assertThat(sentFrames()).containsExactly("8800");
    }

    @Test
    void listsOfSubprotocolsInTwoHeadersAreOne() {
        upgrade(
                "Sec-WebSocket-Protocol: yaml.mudstandards.org, xml.mudstandards.org\r\n"
                        + "Sec-WebSocket-Protocol: gmcp.mudstandards.org\r\n");

        assertThat(sent())
                .startsWith("HTTP/1.1 101")
                .containsIgnoringCase("sec-websocket-protocol: gmcp.mudstandards.org\r\n");
        assertThat(heard).contains(new TransportEvent.Agreed(Transport.WEBSOCKET_GMCP));
    }

    /** What is replaced in a request that is right, by what, and what is the answer. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "HTTP/1.1|HTTP/1.0|400|HTTP/1.1",
                "Host: x|X-Host: x|400|Host",
                "dGhlIHNhbXBsZSBub25jZQ==|c2hvcnQ=|400|Sec-WebSocket-Key",
                "dGhlIHNhbXBsZSBub25jZQ==|dGhlIHNhbXBsZSBub25jZQ?|400|Sec-WebSocket-Key",
                "Sec-WebSocket-Key: |X-Key: |400|Sec-WebSocket-Key",
                "Version: 13|Version: 8|426|Sec-WebSocket-Version",
                "Sec-WebSocket-Version: 13|X-Version: 13|426|Sec-WebSocket-Version",
                "Connection: Upgrade|Connection: keep-alive|426|WebSocket protocol",
                "Upgrade: websocket|Upgrade: h2c|426|WebSocket protocol",
                "GET |POST |426|WebSocket protocol"
            })
    void aRequestThatIsNotQuiteOneIsToldWhatIsWrong(
            String right, String wrong, int status, String words) {
        channel.writeInbound(
                ascii(request("Origin: https://good.example\r\n").replace(right, wrong)));

        var answer = sent();
        assertThat(answer).startsWith("HTTP/1.1 " + status).contains(words);
        if (status == 426) assertThat(answer).containsIgnoringCase("sec-websocket-version: 13\r\n");
        assertThat(channel.isOpen()).isFalse();
        assertThat(heard).singleElement().isInstanceOf(TransportException.class);
    }

    @Test
    void aPingIsAnswered() {
        join();
        receive("8981" + MASK + "07");

        assertThat(sentHex()).isEqualTo("8a0107");
    }

    @Test
    void closingSaysSo() {
        join();
        channel.close().syncUninterruptibly();

        assertThat(sentHex()).startsWith("88").contains("03e8");
    }

    private void join() {
        upgrade("Sec-WebSocket-Protocol: telnet.mudstandards.org\r\n");
        sent();
    }

    private void upgrade(String more) {
        upgrade(more, "");
    }

    private void upgrade(String more, String frames) {
        var octets = ascii(request(more));
        channel.writeInbound(octets.writeBytes(HexFormat.of().parseHex(frames)));
    }

    private static String request(String more) {
        return "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Extensions: permessage-deflate\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + more
                + "\r\n";
    }

    private void receive(String hex) {
        channel.writeInbound(Unpooled.wrappedBuffer(HexFormat.of().parseHex(hex)));
    }

    private static ByteBuf ascii(String text) {
        return Unpooled.copiedBuffer(text, StandardCharsets.US_ASCII);
    }

    private String readHex() {
        ByteBuf octets = channel.readInbound();
        try {
            return ByteBufUtil.hexDump(octets);
        } finally {
            octets.release();
        }
    }

    private String sent() {
        return new String(HexFormat.of().parseHex(sentHex()), StandardCharsets.ISO_8859_1);
    }

    private String sentHexAfterHead() {
        var all = sentHex();
        return all.substring(all.indexOf("0d0a0d0a") + 8);
    }

    /** Short ones, each by itself. */
    private List<String> sentFrames() {
        var frames = new ArrayList<String>();
        for (var rest = sentHex(); !rest.isEmpty(); ) {
            var end = 4 + 2 * Integer.parseInt(rest.substring(2, 4), 16);
            frames.add(rest.substring(0, end));
            rest = rest.substring(end);
        }
        return frames;
    }

    private String sentHex() {
        var all = new StringBuilder();
        for (ByteBuf next = channel.readOutbound(); next != null; next = channel.readOutbound()) {
            all.append(ByteBufUtil.hexDump(next));
            next.release();
        }
        return all.toString();
    }
}
