package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.telnet.TelnetCodec;
import emberdelve.protocol.telnet.TelnetLimits;
import emberdelve.protocol.transport.Transport;
import emberdelve.server.metrics.Counts;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

final class TelnetTerminalTest {
    private final EmbeddedChannel channel = connection();
    private final TelnetTerminal terminal =
            terminal(channel, new Flushing(channel.eventLoop(), new Counts()));

    private static EmbeddedChannel connection() {
        var fresh =
                new EmbeddedChannel(
                        new ChannelInitializer<Channel>() {
                            @Override
                            protected void initChannel(Channel channel) {
                                TelnetCodec.addTo(channel.pipeline(), TelnetLimits.DEFAULTS);
                            }
                        });
        sent(fresh);
        return fresh;
    }

    private static TelnetTerminal terminal(Channel channel, Flushing flushing) {
        return new TelnetTerminal(channel, "192.0.2.1", Transport.TELNET, false, 1_000, flushing);
    }

    private String sent() {
        return sent(channel);
    }

    private static String sent(EmbeddedChannel channel) {
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
    void ofManyInARoomSomeAreSentTheirsWhileOthersAreWrittenTo() {
        var flushing = new Flushing(channel.eventLoop(), new Counts());
        var room = Stream.generate(TelnetTerminalTest::connection).limit(40).toList();
        room.forEach(each ->
                terminal(each, flushing).write(List.of(StyledText.of("boo")), Optional.empty()));

        assertThat(room.stream().map(TelnetTerminalTest::sent))
                .containsExactlyElementsOf(
                        Stream.concat(
                                        Stream.generate(() -> "boo\r\n")
                                                .limit(Flushing.TERMINALS_MAX),
                                        Stream.generate(() -> "")
                                                .limit(40 - Flushing.TERMINALS_MAX))
                                .toList());

        channel.runPendingTasks();
        assertThat(room.subList(Flushing.TERMINALS_MAX, 40).stream().map(TelnetTerminalTest::sent))
                .containsOnly("boo\r\n");
    }

    @Test
    void whoseLineFillsTheRoomIsSentTheNextOneAsWell() {
        var flushing = new Flushing(channel.eventLoop(), new Counts());
        var room =
                Stream.generate(TelnetTerminalTest::connection)
                        .limit(Flushing.TERMINALS_MAX)
                        .toList();
        var terminals = room.stream().map(each -> terminal(each, flushing)).toList();
        for (var words : List.of("one", "two"))
            for (var each : terminals) each.write(List.of(StyledText.of(words)), Optional.empty());
        terminals.getFirst().write(List.of(StyledText.of("three")), Optional.empty());
        channel.runPendingTasks();

        assertThat(sent(room.getFirst())).isEqualTo("one\r\ntwo\r\nthree\r\n");
        assertThat(sent(room.getLast())).isEqualTo("one\r\ntwo\r\n");
    }

    @Test
    void whatIsWrittenWhileOthersAreSentTheirsIsSentAsWell() {
        var flushing = new Flushing(channel.eventLoop(), new Counts());
        var late = Stream.generate(TelnetTerminalTest::connection).limit(2).toList();
        var lateTerminals = late.stream().map(each -> terminal(each, flushing)).toList();
        var first = connection();
        first.pipeline()
                .addFirst(
                        new ChannelOutboundHandlerAdapter() {
                            @Override
                            public void flush(ChannelHandlerContext ctx) {
                                ctx.flush();
                                ctx.pipeline().remove(this);
                                for (var each : lateTerminals)
                                    each.write(List.of(StyledText.of("late")), Optional.empty());
                            }
                        });
        var room =
                Stream.concat(Stream.of(first), Stream.generate(TelnetTerminalTest::connection))
                        .limit(Flushing.TERMINALS_MAX)
                        .toList();
        room.forEach(each ->
                terminal(each, flushing).write(List.of(StyledText.of("boo")), Optional.empty()));

        assertThat(room.stream().map(TelnetTerminalTest::sent)).containsOnly("boo\r\n");
        assertThat(late.stream().map(TelnetTerminalTest::sent)).containsOnly("late\r\n");
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
