package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.option.Mssp;
import emberdelve.protocol.style.Color;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.Hyperlink;
import emberdelve.protocol.style.Style;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.telnet.TelnetOutput.Burst;
import emberdelve.protocol.telnet.TelnetOutput.Echo;
import emberdelve.protocol.telnet.TelnetOutput.Gmcp;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What real clients and we say to one another. In the files of {@code transcripts/} a line begins
 * with {@code >} for what the client sends, {@code <} for all that it has received since the last
 * such line, {@code =} for an event, in order, and {@code !} for what the server writes.
 */
class ClientTranscriptTest {
    /** So that each transcript shows what becomes of a colour. */
    private static final Style ORANGE = Style.of(Color.rgb(255, 120, 0));

    private static final TelnetOptions OPTIONS =
            TelnetOptions.DEFAULTS.withStatus(() -> Mssp.NOTHING.with("NAME", "Emberdelve"));
    private static final Pattern QUOTED = Pattern.compile("(line|prompt|link) \"([^\"]*)\"");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "inetutils-telnet",
                "inetutils-telnet-character-mode",
                "putty",
                "tintin",
                "tintin-gmcp",
                "netcat",
                "crawler",
                "mudlet",
                "windows-telnet",
                "screen-reader",
                "legacy-latin1",
            })
    void theClientAndWeUnderstandEachOther(String name) {
        var peer = new Peer(TelnetLimits.DEFAULTS, OPTIONS);
        var events = new ArrayList<TelnetEvent>();
        var number = 0;
        for (var line : read(name)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;

            var rest = line.substring(2);
            var as = name + ".txt:" + number;
            events.addAll(peer.events());
            switch (line.charAt(0)) {
                case '>' -> peer.sends(rest);
                case '<' -> assertThat(peer.received()).as(as).isEqualTo(Notation.show(rest));
                case '!' -> write(peer, rest);
                case '=' -> {
                    assertThat(events).as(as).isNotEmpty();
                    assertThat(events.removeFirst()).as(as).hasToString(rest);
                }
                default -> throw new AssertionError(as + ": " + line);
            }
        }
        events.addAll(peer.events());
        assertThat(events).as("events that %s does not mention", name).isEmpty();
        assertThat(peer.received()).as("output that %s does not mention", name).isEmpty();
    }

    private static void write(Peer peer, String what) {
        switch (what) {
            case "echo on" -> peer.gets(new Echo(true));
            case "echo off" -> peer.gets(new Echo(false));
            case "gmcp Char.Vitals" -> peer.gets(new Gmcp("Char.Vitals", "{\"hp\":1}"));
            case "gmcp Group" -> peer.gets(new Gmcp("Group", "{}"));
            case "newline-prompts on" -> peer.gets(new TelnetOutput.ReadAloud(true));
            case "colors NONE" -> peer.gets(new TelnetOutput.Colors(ColorDepth.NONE));
            default -> peer.gets(burst(what));
        }
    }

    private static Burst burst(String what) {
        var lines = new ArrayList<StyledText>();
        Optional<StyledText> prompt = Optional.empty();
        var parts = QUOTED.matcher(what);
        while (parts.find()) {
            var text = Objects.requireNonNull(parts.group(2));
            switch (Objects.requireNonNull(parts.group(1))) {
                case "line" -> lines.add(StyledText.of(text, ORANGE));
                case "link" ->
                        lines.add(
                                StyledText.of(
                                        text, Style.PLAIN.withLink(new Hyperlink.Send(text))));
                default -> prompt = Optional.of(StyledText.of(text));
            }
        }
        return new Burst(lines, prompt);
    }

    private static List<String> read(String name) {
        var file = "/transcripts/" + name + ".txt";
        try (var stream =
                Objects.requireNonNull(
                        ClientTranscriptTest.class.getResourceAsStream(file), file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
