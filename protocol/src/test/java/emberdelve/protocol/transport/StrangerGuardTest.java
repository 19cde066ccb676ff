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

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

final class StrangerGuardTest {
    private final List<Object> heard = new ArrayList<>();
    private final EmbeddedChannel channel = new EmbeddedChannel();

    @BeforeEach
    void connect() {
        channel.freezeTime();
        channel.pipeline()
                .addLast(
                        new StrangerGuard(who -> "no " + who),
                        new ChannelInboundHandlerAdapter() {
                            @Override
                            public void channelActive(ChannelHandlerContext ctx) {
                                heard.add("active");
                            }

                            @Override
                            public void userEventTriggered(ChannelHandlerContext ctx, Object told) {
                                heard.add(told);
                            }
                        });
        channel.pipeline().fireChannelActive();
    }

    @AfterEach
    void hangUp() {
        channel.finishAndReleaseAll();
    }

    @Test
    void theGreetingWaitsAMomentForTheOther() {
        assertThat(heard).isEmpty();

        channel.advanceTimeBy(StrangerGuard.PEER_FIRST.toMillis(), TimeUnit.MILLISECONDS);
        channel.runScheduledPendingTasks();

        assertThat(heard).containsExactly("active");
    }

    @Test
    void whoSpeaksTelnetIsGreetedAtOnceAndOnce() {
        receive("mira\r\n");
        assertThat(heard).containsExactly("active");
        assertThat(read()).isEqualTo("mira\r\n");

        channel.advanceTimeBy(1, TimeUnit.MINUTES);
        channel.runScheduledPendingTasks();
        receive("GET / HTTP/1.1\r\n");
        assertThat(heard).containsExactly("active");
        assertThat(read()).as("only the beginning is looked at").startsWith("GET");
    }

    @Test
    void aNameThatMightBecomeARequestComesWholeHoweverItIsCut() {
        for (var octet : List.of("G", "RE", "TA", "\r", "\n")) receive(octet);

        assertThat(read()).isEqualTo("GRETA\r");
        assertThat(read()).isEqualTo("\n");
    }

    @Test
    void aBrowserIsAnsweredInHttpAndNothingReachesTheGame() {
        receive("GET / HT");
        receive("TP/1.1\r\nHost: x\r\n\r\nbody");

        assertThat(channel.<Object>readInbound()).isNull();
        assertThat(heard).containsExactly(new TransportEvent.Stranger(Foreign.HTTP));
        assertThat(sent())
                .startsWith("HTTP/1.1 400 Bad Request\r\n")
                .contains("Content-Length: 9\r\n")
                .endsWith("\r\n\r\nno HTTP\r\n");
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void aClientThatGreetsByTlsGetsAnAlert() {
        receive("\u0016\u0003\u0001\u0002");

        assertThat(sent()).isEqualTo("\u0015\u0003\u0001\u0000\u0002\u0002(");
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void othersAreToldInTheirOwnWayAndClosed() {
        receive("*1\r\n$4\r\nPING\r\n");

        assertThat(sent()).isEqualTo("-ERR no REDIS\r\n");
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void whoHangsUpEarlyLeavesNothingBehind() {
        var half = Unpooled.copiedBuffer("GET /", StandardCharsets.US_ASCII);
        channel.writeInbound(half);
        channel.close().syncUninterruptibly();
        channel.finishAndReleaseAll();

        assertThat(half.refCnt()).isZero();
        assertThat(heard).as("the greeting").doesNotContain("active");
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

    private String sent() {
        ByteBuf octets = channel.readOutbound();
        try {
            return octets.toString(StandardCharsets.ISO_8859_1);
        } finally {
            octets.release();
        }
    }
}
