package emberdelve.protocol.line;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.code.TextCode;

import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

/** Lines of clients that do not write UTF-8, and do not say so. */
class GuessedLinesTest {
    private final List<String> told = new ArrayList<>();
    private final LineAssembler lines =
            new LineAssembler(100, (text, cut) -> told.add(cut ? text + "(cut)" : text));

    GuessedLinesTest() {
        lines.guess(code -> told.add("guessed " + code));
    }

    @ParameterizedTest
    @CsvSource({
        "LATIN_1, say gr\u00FC\u00DF dich", "CP437, say gr\u00FC\u00DF dich",
        "LATIN_1, say \u00C3 la carte", "CP437, say \u00E9t\u00E9"
    })
    void theFirstIsReadRightHoweverItIsCutAndSoAreAllThatFollow(TextCode code, String line) {
        var octets = code.encode("look\n" + line + "\n" + line + "\nlook\n");
        for (var octet : octets) add(octet);
        assertThat(told).containsExactly("look", "guessed " + code, line, line, "look");
    }

    @Test
    void utf8IsNoGuess() {
        add(TextCode.UTF_8.encode("say gr\u00FC\u00DF \uD83D\uDE00 \uFFFD\n"));
        assertThat(told).containsExactly("say gr\u00FC\u00DF \uD83D\uDE00 \uFFFD");
    }

    @Test
    void whatCameAsUtf8IsReadAgain() {
        add(new byte[] {(byte) 0xC3, (byte) 0xA9, 'x', (byte) 0xE9, '\n'});
        assertThat(told).containsExactly("guessed LATIN_1", "\u00C3\u00A9x\u00E9");
    }

    @Test
    void anErasedOctetIsForgotten() {
        add(new byte[] {'a', (byte) 0xE9, '\b', 'b', '\n'});
        assertThat(told).containsExactly("ab");
    }

    @Test
    void strayOctetsCountForTheLimit() {
        var many = new byte[103];
        java.util.Arrays.fill(many, (byte) 0xE9);
        many[102] = '\n';
        add(many);
        assertThat(told).containsExactly("guessed LATIN_1", "\u00E9".repeat(100) + "(cut)");
    }

    @Test
    void whoIsKnownIsNotGuessed() {
        lines.read(TextCode.UTF_8);
        add(new byte[] {'a', (byte) 0xE9, '\n'});
        lines.read(TextCode.CP437);
        add(new byte[] {'a', (byte) 0x82, '\n'});
        lines.read(TextCode.ASCII);
        add(new byte[] {'a', (byte) 0x82, '\n'});
        assertThat(told).containsExactly("a\uFFFD", "a\u00E9", "a\uFFFD");
    }

    private void add(byte... octets) {
        lines.add(Unpooled.wrappedBuffer(octets), 0, octets.length);
    }
}
