package emberdelve.server.systemd;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.epoll.EpollDomainDatagramChannel;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.unix.DomainDatagramPacket;
import io.netty.channel.unix.DomainSocketAddress;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** The notices, as whoever listens at the socket hears them. */
class NoticesTest {
    private static final long PATIENCE_SECONDS = 60;

    private final EventLoopGroup loop =
            new MultiThreadIoEventLoopGroup(1, EpollIoHandler.newFactory());
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final AtomicLong ticks = new AtomicLong();

    @TempDir private Path folder = Path.of("");

    @AfterEach
    void close() {
        loop.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }

    @Test
    void tellsThatItIsReadyAndThatItStops() throws InterruptedException {
        var path = folder.resolve("notify").toString();
        listen(path);

        hearReadyAndStopping(Map.of("NOTIFY_SOCKET", path));
    }

    @Test
    void aSocketMayHaveANameWithoutAFile() throws InterruptedException {
        var name = "emberdelve-" + ProcessHandle.current().pid();
        listen("\0" + name);

        hearReadyAndStopping(Map.of("NOTIFY_SOCKET", "@" + name));
    }

    @Test
    void theWatchdogIsToldAsLongAsTheWorldGoesOn() throws InterruptedException {
        var path = folder.resolve("notify").toString();
        listen(path);
        var notices =
                new Notices(
                        Map.of("NOTIFY_SOCKET", path, "WATCHDOG_USEC", "4000"),
                        ticks::incrementAndGet);

        notices.start();

        assertThat(next()).isEqualTo("READY=1");
        for (var i = 0; i < 20; i++) assertThat(next()).isEqualTo("WATCHDOG=1");
        notices.stop();
    }

    /** It looks a hundred times, and tells once: of the tick that it found. */
    @Test
    void aWorldThatStandsStillIsTold() throws InterruptedException {
        var path = folder.resolve("notify").toString();
        listen(path);
        var looks = new CountDownLatch(100);
        var notices =
                new Notices(
                        Map.of("NOTIFY_SOCKET", path, "WATCHDOG_USEC", "4000"),
                        () -> {
                            looks.countDown();
                            return 7;
                        });

        notices.start();
        assertThat(looks.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        notices.stop();

        assertThat(allUntil("STOPPING=1")).containsExactly("READY=1", "WATCHDOG=1", "STOPPING=1");
    }

    @Test
    void theWatchdogOfAnotherProcessIsNotOurs() throws InterruptedException {
        var path = folder.resolve("notify").toString();
        listen(path);

        hearReadyAndStopping(
                Map.of(
                        "NOTIFY_SOCKET", path,
                        "WATCHDOG_USEC", "4000",
                        "WATCHDOG_PID", "1"));
        assertThat(ticks).hasValue(0);
    }

    @Test
    void aSocketThatIsGoneKeepsNoServerFromStarting() {
        var notices =
                new Notices(
                        Map.of("NOTIFY_SOCKET", folder.resolve("gone").toString()),
                        ticks::incrementAndGet);

        notices.start();
        notices.stop();

        assertThat(heard).isEmpty();
    }

    private void hearReadyAndStopping(Map<String, String> environment) throws InterruptedException {
        var notices = new Notices(environment, ticks::incrementAndGet);

        notices.start();
        assertThat(next()).isEqualTo("READY=1");
        notices.stop();
        assertThat(next()).isEqualTo("STOPPING=1");
    }

    private List<String> allUntil(String last) throws InterruptedException {
        var all = new ArrayList<String>();
        do {
            all.add(next());
        } while (!all.getLast().equals(last));
        return all;
    }

    private String next() throws InterruptedException {
        var words = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(words).as("a notice").isNotNull();
        return words;
    }

    private void listen(String address) {
        var bound =
                new Bootstrap()
                        .group(loop)
                        .channel(EpollDomainDatagramChannel.class)
                        .handler(
                                new SimpleChannelInboundHandler<DomainDatagramPacket>() {
                                    @Override
                                    protected void channelRead0(
                                            ChannelHandlerContext context,
                                            DomainDatagramPacket packet) {
                                        heard.add(
                                                packet.content().toString(StandardCharsets.UTF_8));
                                    }
                                })
                        .bind(new DomainSocketAddress(address))
                        .awaitUninterruptibly();
        assertThat(bound.isSuccess()).as("%s", bound.cause()).isTrue();
    }
}
