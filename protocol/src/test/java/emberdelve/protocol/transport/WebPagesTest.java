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
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Requests of a browser, as RFC 9112 has them. */
final class WebPagesTest {
    private final List<Object> heard = new ArrayList<>();
    private final EmbeddedChannel channel = new EmbeddedChannel();

    @BeforeEach
    void connect() {
        Transports.addWebSocket(channel.pipeline(), new OnePage(), false);
        channel.pipeline()
                .addLast(
                        new ChannelInboundHandlerAdapter() {
                            @Override
                            public void userEventTriggered(ChannelHandlerContext ctx, Object told) {
                                if (told instanceof TransportEvent) heard.add(told);
                            }

                            @Override
                            public void exceptionCaught(ChannelHandlerContext ctx, Throwable why) {
                                heard.add(why);
                            }
                        });
    }

    @AfterEach
    void hangUp() {
        channel.finishAndReleaseAll();
    }

    @Test
    void pagesAreReadOneAfterTheOtherOnOneConnection() {
        ask("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        assertThat(sent()).startsWith("HTTP/1.1 200").endsWith("\r\n\r\nThe page");
        ask("GET /?whatever HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\n\r\n");
        assertThat(sent()).endsWith("\r\n\r\nThe page, small");
        ask("GET /../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n");
        assertThat(sent()).startsWith("HTTP/1.1 404").contains("There is no such page.");

        assertThat(channel.isOpen()).isTrue();
        assertThat(heard).hasSize(3).containsOnly(new TransportEvent.PageRead());
    }

    @Test
    void whatABrowserHasAlreadyIsNotSentAgain() {
        ask("GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: one\r\n\r\n");

        assertThat(sent()).startsWith("HTTP/1.1 304").endsWith("\r\n\r\n");
    }

    @Test
    void whoOffersAnotherHttpReadsThePageInThisOne() {
        ask(
                "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\n"
                        + "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n");

        assertThat(sent()).startsWith("HTTP/1.1 200").endsWith("\r\n\r\nThe page");
    }

    @Test
    void aHeadIsThePageWithoutIt() {
        ask("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n");

        assertThat(sent())
                .startsWith("HTTP/1.1 200")
                .contains("content-length: 8\r\n")
                .endsWith("\r\n\r\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "GET / HTTP/1.0\r\n\r\n"
            })
    void theConnectionEndsWhereThePeerWantsThat(String request) {
        ask(request);

        assertThat(sent()).contains("connection: close").endsWith("The page");
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void oneConnectionReadsSoManyPages() {
        for (var read = 1; read < WebPages.REQUESTS_MAX; read++) {
            ask("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
            sent();
        }
        assertThat(channel.isOpen()).isTrue();
        ask("GET / HTTP/1.1\r\nHost: x\r\n\r\n");

        assertThat(sent()).contains("connection: close").endsWith("The page");
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void nothingButReadingIsDone() {
        ask("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n");

        assertThat(sent()).startsWith("HTTP/1.1 426");
        assertThat(channel.isOpen()).isFalse();
    }

    private void ask(String request) {
        channel.writeInbound(Unpooled.copiedBuffer(request, StandardCharsets.US_ASCII));
    }

    private String sent() {
        var text = new StringBuilder();
        for (ByteBuf part = channel.readOutbound(); part != null; part = channel.readOutbound()) {
            text.append(part.toString(StandardCharsets.UTF_8));
            part.release();
        }
        return text.toString();
    }
}
