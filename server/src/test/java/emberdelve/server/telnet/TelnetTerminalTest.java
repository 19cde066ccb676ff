package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.telnet.TelnetCodec;
import emberdelve.protocol.telnet.TelnetLimits;
import emberdelve.protocol.transport.Transport;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

final class TelnetTerminalTest {
    private final EmbeddedChannel channel =
            new EmbeddedChannel(
                    new ChannelInitializer<Channel>() {
                        @Override
                        protected void initChannel(Channel fresh) {
                            TelnetCodec.addTo(fresh.pipeline(), TelnetLimits.DEFAULTS);
                        }
                    });
    private final TelnetTerminal terminal =
            new TelnetTerminal(channel, "192.0.2.1", Transport.TELNET, false, 1_000);

    private String sent() {
        var text = new StringBuilder();
        for (ByteBuf next = channel.readOutbound(); next != null; next = channel.readOutbound()) {
            text.append(next.toString(StandardCharsets.ISO_8859_1));
            next.release();
        }
        return text.toString();
    }

    @Test
    void linesAndPromptGoOutTogether() {
        sent();
        terminal.write(
                List.of(StyledText.of("one"), StyledText.of("two")),
                Optional.of(StyledText.of("> ")));
        channel.runPendingTasks();

        assertThat(sent()).startsWith("one\r\ntwo\r\n> ");
    }

    @Test
    void whatIsWrittenIsSentAtTheEndOfTheLoopsTurn() {
        sent();
        terminal.write(List.of(StyledText.of("one")), Optional.empty());
        assertThat(sent()).isEmpty();

        channel.runPendingTasks();

        assertThat(sent()).isEqualTo("one\r\n");
    }

    @Test
    void whatWouldFillTheChannelIsSentAtOnce() {
        sent();
        channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(1, 10));
        terminal.write(List.of(StyledText.of("more than ten octets")), Optional.empty());

        assertThat(sent()).isEqualTo("more than ten octets\r\n");
    }

    @Test
    void aClosedTerminalDropsWhatIsWritten() {
        terminal.close();
        channel.runPendingTasks();
        assertThat(channel.isOpen()).isFalse();
        sent();
        terminal.write(List.of(StyledText.of("late")), Optional.empty());

        assertThat(sent()).isEmpty();
    }
}
