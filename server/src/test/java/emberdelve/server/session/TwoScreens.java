package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.telnet.TelnetCodec;
import emberdelve.protocol.telnet.TelnetLimits;
import emberdelve.protocol.telnet.TelnetOptions;
import emberdelve.protocol.telnet.TelnetOutput;
import emberdelve.protocol.transport.TextMessage;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.embedded.EmbeddedChannel;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A Telnet client and a page, each at the end of its own wire, that are sent the same and have to
 * show the same words. Only where lines break may differ.
 */
final class TwoScreens {
    private static final String WANTS_TEXT =
            "{\"proto\":\"gmcp\",\"id\":\"Core.Supports.Set\",\"data\":\"[\\\"Text 1\\\"]\"}";

    /** Commands of Telnet, which stand between letters only (RFC 854). */
    private static final String COMMANDS = "\u00ff(\u00fa.*?\u00ff\u00f0|[\u00fb-\u00fe].|.)";

    /** Colours and links (ECMA-48 sections 5.4 and 5.6). */
    private static final String SEQUENCES = "\u001b\\[[0-9;:]*m|\u001b\\].*?\u001b\\\\";

    private static final JsonMapper JSON = new JsonMapper();

    private final EmbeddedChannel telnet =
            channel(fresh -> TelnetCodec.addTo(fresh.pipeline(), TelnetLimits.DEFAULTS));

    private final EmbeddedChannel page =
            channel(fresh ->
                    TelnetCodec.addJsonTo(
                            fresh.pipeline(), TelnetLimits.DEFAULTS, TelnetOptions.DEFAULTS));

    TwoScreens() {
        page.writeInbound(new TextMessage(WANTS_TEXT));
        telnetWords();
    }

    private static EmbeddedChannel channel(Consumer<Channel> codec) {
        return new EmbeddedChannel(
                new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel fresh) {
                        codec.accept(fresh);
                    }
                });
    }

    void show(List<StyledText> lines, Optional<StyledText> prompt) {
        var burst = new TelnetOutput.Burst(lines, prompt);
        telnet.writeOutbound(burst);
        page.writeOutbound(burst);

        assertThat(pageWords()).isEqualTo(telnetWords());
    }

    private String telnetWords() {
        CompositeByteBuf octets = Unpooled.compositeBuffer();
        for (ByteBuf part = telnet.readOutbound(); part != null; part = telnet.readOutbound())
            octets.addComponent(true, part);
        var text = octets.toString(StandardCharsets.ISO_8859_1).replaceAll("(?s)" + COMMANDS, "");
        octets.release();
        var words = new String(text.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        return withoutBreaks(words.replaceAll(SEQUENCES, ""));
    }

    private String pageWords() {
        var words = new StringBuilder();
        for (TextMessage part = page.readOutbound(); part != null; part = page.readOutbound()) {
            var data = JSON.readTree(part.text()).path("data");
            for (var line : data.path("lines")) addRuns(line, words);
            addRuns(data.path("prompt"), words);
        }
        return withoutBreaks(words.toString());
    }

    private static void addRuns(JsonNode runs, StringBuilder words) {
        for (var run : runs)
            words.append(run.isString() ? run.asString() : run.path("t").asString());
    }

    private static String withoutBreaks(String words) {
        return words.replaceAll("\\s+", "");
    }
}
