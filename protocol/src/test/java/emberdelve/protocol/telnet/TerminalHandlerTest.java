package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.transport.TextMessage;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

final class TerminalHandlerTest {
    private final EmbeddedChannel channel =
            new EmbeddedChannel(
                    new ChannelInitializer<Channel>() {
                        @Override
                        protected void initChannel(Channel fresh) {
                            TelnetCodec.addTerminalTo(
                                    fresh.pipeline(),
                                    TelnetLimits.DEFAULTS,
                                    TelnetOptions.DEFAULTS);
                        }
                    });

    @Test
    void nothingIsNegotiatedAndUtf8IsTakenForGranted() {
        assertThat(channel.<Object>readOutbound()).isNull();
        assertThat(channel.<TelnetEvent>readInbound())
                .isEqualTo(
                        new TelnetEvent.Abilities(
                                ColorDepth.ANSI_16,
                                TextCode.UTF_8,
                                false,
                                LinkSupport.NONE,
                                "",
                                "",
                                false));
    }

    @Test
    void linesComeHoweverTheyAreCutAndIacIsNoCommand() {
        channel.readInbound();
        receive("sa");
        receive("y gr\u00c3\u00bc\u00c3\u009fe\r\n\u00ff\u00f6\n");

        assertThat(channel.<TelnetEvent>readInbound())
                .isEqualTo(new TelnetEvent.Line("say grüße", false));
        assertThat(channel.<TelnetEvent>readInbound())
                .isEqualTo(new TelnetEvent.Line("\ufffd\ufffd", false));
    }

    @Test
    void promptsHaveNoMarkAndAPasswordsEchoCannotBeTaken() {
        channel.writeOutbound(
                new TelnetOutput.Burst(
                        List.of(StyledText.of("one")), Optional.of(StyledText.of("> "))),
                new TelnetOutput.Echo(true));

        assertThat(sent()).isEqualTo("one\r\n> ");

        receive("look\n");
        channel.writeOutbound(
                new TelnetOutput.Burst(List.of(StyledText.of("two")), Optional.empty()));
        assertThat(sent()).as("the peer's own Enter has ended the prompt").isEqualTo("two\r\n");
    }

    @Test
    void gmcpGoesBesideTheTextAndOnlyWhatWasAskedFor() {
        channel.readInbound();
        say("Core.Hello {\"client\":\"Web\",\"version\":\"2\"}");
        assertThat(channel.<TelnetEvent>readInbound())
                .isEqualTo(
                        new TelnetEvent.Abilities(
                                ColorDepth.ANSI_16,
                                TextCode.UTF_8,
                                false,
                                LinkSupport.NONE,
                                "Web",
                                "2",
                                false));
        say("Core.Supports.Set [\"Char 1\"]");
        assertThat(channel.<TelnetEvent>readInbound()).isInstanceOf(TelnetEvent.Modules.class);
        say("Char.Items.Inv");
        assertThat(channel.<TelnetEvent>readInbound())
                .isEqualTo(new TelnetEvent.Gmcp("Char.Items.Inv", ""));

        channel.writeOutbound(
                new TelnetOutput.Gmcp("Room.Info", "{}"),
                new TelnetOutput.Gmcp("Char.Vitals", "{\"hp\":1}"));
        assertThat(texts()).containsExactly(new TextMessage("Char.Vitals {\"hp\":1}"));
    }

    @Test
    void pingsAreAnsweredUpToTheLimitOfASecond() {
        channel.freezeTime();
        for (var sent = 0; sent < TelnetLimits.DEFAULTS.negotiationsPerSecond(); sent++)
            say("Core.Ping");
        assertThat(texts()).hasSize(TelnetLimits.DEFAULTS.negotiationsPerSecond());

        assertThatThrownBy(() -> say("Core.Ping")).isInstanceOf(TelnetException.class);
        say("Core.Ping");
        assertThat(texts()).isEmpty();
    }

    private void say(String text) {
        channel.writeInbound(new TextMessage(text));
    }

    private List<TextMessage> texts() {
        var texts = new ArrayList<TextMessage>();
        for (Object next = channel.readOutbound(); next != null; next = channel.readOutbound())
            if (next instanceof TextMessage text) texts.add(text);
        return texts;
    }

    private void receive(String said) {
        channel.writeInbound(Unpooled.copiedBuffer(said, StandardCharsets.ISO_8859_1));
    }

    private String sent() {
        var text = new StringBuilder();
        for (ByteBuf next = channel.readOutbound(); next != null; next = channel.readOutbound()) {
            text.append(next.toString(StandardCharsets.UTF_8));
            next.release();
        }
        return text.toString();
    }
}
