package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.telnet.TelnetCodec;
import emberdelve.protocol.telnet.TelnetLimits;
import emberdelve.protocol.transport.Transport;
import emberdelve.server.metrics.Counts;

import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A reader who takes octets only when the test lets it, by a clock that the test moves. */
final class SlowReaderTest {
    private final Reader channel = new Reader();
    private final TelnetTerminal terminal = terminal(channel);

    @BeforeEach
    void nothingWaits() {
        channel.freezeTime();
        channel.reads();
    }

    @Test
    void whoTakesNothingForThirtySecondsIsDroppedThoughNobodyWritesAnyMore() {
        say("one line");
        after(29);
        assertThat(channel.isOpen()).isTrue();

        after(1);
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void whoTakesNothingIsDroppedThoughMoreIsWrittenAllTheTime() {
        for (var second = 0; second < 29; second++) {
            say("a line a second");
            after(1);
        }
        assertThat(channel.isOpen()).isTrue();
        say("the last");
        after(1);

        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void whoReadsAtLastStays() {
        say("one line");
        after(29);
        channel.reads();
        after(3600);

        assertThat(channel.isOpen()).isTrue();
    }

    @Test
    void theClockBeginsAnewWithWhatIsWrittenNext() {
        say("one");
        after(29);
        channel.reads();
        after(3600);
        say("two");
        after(29);
        assertThat(channel.isOpen()).isTrue();

        after(1);
        assertThat(channel.isOpen()).isFalse();
    }

    private void say(String words) {
        terminal.write(List.of(StyledText.of(words)), Optional.empty());
        channel.runPendingTasks();
    }

    private void after(int seconds) {
        for (var i = 0; i < seconds; i++) {
            channel.advanceTimeBy(1, TimeUnit.SECONDS);
            channel.runScheduledPendingTasks();
        }
    }

    private static TelnetTerminal terminal(Channel channel) {
        return new TelnetTerminal(
                channel,
                "192.0.2.1",
                Transport.TELNET,
                false,
                100_000,
                new Flushing(channel.eventLoop(), new Counts()));
    }

    private static final class Reader extends EmbeddedChannel {
        private boolean taking;

        Reader() {
            super(
                    new ChannelInitializer<Channel>() {
                        @Override
                        protected void initChannel(Channel fresh) {
                            TelnetCodec.addTo(fresh.pipeline(), TelnetLimits.DEFAULTS);
                        }
                    });
        }

        /** Takes all that waits now, and nothing of what comes later. */
        void reads() {
            taking = true;
            flush();
            taking = false;
        }

        @Override
        protected void doWrite(ChannelOutboundBuffer waiting) throws Exception {
            if (taking) super.doWrite(waiting);
        }
    }
}
