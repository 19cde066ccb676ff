package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.Color;
import emberdelve.protocol.style.Hyperlink;
import emberdelve.protocol.style.Style;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.transport.TextMessage;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A page that speaks json.mudstandards.org. */
final class JsonWireTest {
    private static final String SUPPORTS =
            "{\"proto\":\"gmcp\",\"id\":\"Core.Supports.Set\",\"data\":\"[\\\"Text 1\\\",\\\"Input"
                    + " 1\\\"]\"}";

    private final List<Object> heard = new ArrayList<>();
    private final EmbeddedChannel channel =
            new EmbeddedChannel(
                    new ChannelInitializer<Channel>() {
                        @Override
                        protected void initChannel(Channel fresh) {
                            TelnetCodec.addJsonTo(
                                    fresh.pipeline(),
                                    TelnetLimits.DEFAULTS,
                                    TelnetOptions.DEFAULTS);
                            fresh.pipeline().addLast(new Listening());
                        }
                    });

    private final class Listening extends ChannelInboundHandlerAdapter {
        @Override
        public void channelActive(ChannelHandlerContext ctx) {
            heard.add("active");
        }

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            if (!(message instanceof TelnetEvent.Abilities)) heard.add(message);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            heard.add(cause);
        }
    }

    @Test
    void nothingIsSaidBeforeThePageHasSaidWhatItReads() {
        assertThat(heard).isEmpty();
        say(SUPPORTS);

        assertThat(heard).hasSize(2).first().isEqualTo("active");
        assertThat(heard.getLast()).isInstanceOf(TelnetEvent.Modules.class);
    }

    @Test
    void whoSaysNothingIsGreetedAllTheSameAndReadsOctets() {
        channel.advanceTimeBy(TerminalHandler.PEER_FIRST.toMillis(), TimeUnit.MILLISECONDS);
        channel.runScheduledPendingTasks();

        assertThat(heard).containsExactly("active");
        write(StyledText.of("hello"), "> ");
        ByteBuf octets = channel.readOutbound();
        assertThat(octets.toString(StandardCharsets.UTF_8)).isEqualTo("hello\r\n> ");
        octets.release();
    }

    @Test
    void whatWasTypedTooEarlyIsKept() {
        say("{\"proto\":\"text\",\"id\":\"Input\",\"data\":\"look\"}");
        assertThat(heard).isEmpty();
        say(SUPPORTS);

        assertThat(heard).contains(new TelnetEvent.Line("look", false));
    }

    @Test
    void linesComeAsTextOrAsOctets() {
        say(SUPPORTS);
        heard.clear();
        say("{\"proto\":\"text\",\"id\":\"Input\",\"data\":\"say gr\u00fc\u00dfe\"}");
        channel.writeInbound(Unpooled.copiedBuffer("look\r\n", StandardCharsets.US_ASCII));

        assertThat(heard)
                .containsExactly(
                        new TelnetEvent.Line("say gr\u00fc\u00dfe", false),
                        new TelnetEvent.Line("look", false));
    }

    @Test
    void wordsComeWithTheirToneAndNeverAsMarkup() {
        say(SUPPORTS);
        var shade = new Color.Shade(Color.Ansi.CYAN, new Color.Rgb(1, 2, 3), "exits");
        var line =
                StyledText.builder()
                        .add("Go <b>\"")
                        .add(
                                "north",
                                Style.of(shade).withBold().withLink(new Hyperlink.Send("north")))
                        .build();
        write(line, "> ");

        assertThat(channel.<TextMessage>readOutbound().text())
                .isEqualTo(
                        "{\"proto\":\"text\",\"id\":\"Text.Lines\",\"data\":{\"lines\":"
                                + "[[\"Go <b>\\\"\",{\"t\":\"north\",\"c\":\"exits\",\"b\":1,"
                                + "\"send\":\"north\"}]],\"prompt\":[\"> \"]}}");
    }

    @Test
    void programsReadTheirMessagesAsAString() {
        say(SUPPORTS);
        channel.writeOutbound(new TelnetOutput.Echo(true));

        assertThat(channel.<TextMessage>readOutbound().text())
                .isEqualTo(
                        "{\"proto\":\"gmcp\",\"id\":\"Input.Secret\","
                                + "\"data\":\"{\\\"secret\\\":true}\"}");
    }

    @Test
    void anEmptyStringIsTheEnterKey() {
        say(SUPPORTS);
        heard.clear();
        say("{\"proto\":\"text\",\"data\":\"\"}");

        assertThat(heard).containsExactly(new TelnetEvent.Line("", false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "look",
                "[]",
                "{}",
                "{\"proto\":1}",
                "{\"proto\":\"text\",\"id\":\"Input\"}",
                "{\"proto\":\"text\",\"data\":5}",
                "{\"proto\":\"text\",\"data\":null}",
                "{\"proto\":\"text\",\"data\":[\"look\"]}",
                "{\"proto\":\"msdp\",\"id\":\"A\",\"data\":\"\"}",
                "{\"proto\":\"gmcp\",\"id\":\"?\",\"data\":\"{\"}",
                "{\"proto\":\"gmcp\""
            })
    void whatNobodyUnderstandsIsPassedOver(String text) {
        say(text);
        say(SUPPORTS);

        assertThat(heard).hasSize(2);
        assertThat(channel.isOpen()).isTrue();
    }

    @Test
    void aFloodOfMessagesOfProgramsIsBrokenOff() {
        for (var sent = 0; sent <= TelnetLimits.DEFAULTS.negotiationsPerSecond(); sent++)
            say(SUPPORTS);

        assertThat(heard.getLast()).isInstanceOf(TelnetException.class);
    }

    private void write(StyledText line, String prompt) {
        channel.writeOutbound(
                new TelnetOutput.Burst(List.of(line), Optional.of(StyledText.of(prompt))));
    }

    private void say(String text) {
        channel.writeInbound(new TextMessage(text));
    }
}
