package emberdelve.protocol.line;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

class LineAssemblerTest {
    private static final int LIMIT = 8;
    private static final Pattern SEPARATOR = Pattern.compile("\\|");

    private final List<String> lines = new ArrayList<>();
    private LineAssembler assembler = assembler(LIMIT);

    /** Each sample whole, and then cut at every octet. Hex, so that each octet can be seen. */
    @ParameterizedTest
    @CsvSource({
        "61 0D 0A 62 0D 0A, a|b",
        "61 0D 00 62 0D 00, a|b",
        "61 0A 62 0A, a|b",
        "61 0D 62 0D, a|b",
        "0D 0A 0D 0A, |",
        "0A 0A, |",
        "0D 0D, |",
        "0A 0D, |",
        "00 61 00 00 62 0A, ab",
        "0D 0A 00 61 0D 00 0A, |a|",
        "61 62 08 63 0A, ac",
        "61 7F 7F 7F 62 0A, b",
        "C3 A9 08 78 0A, x",
        "F0 9F 98 80 7F 78 0A, x",
        "65 CC 81 08 0A, e",
        "C3 A9 0A, \u00E9",
        "E4 B8 AD E6 96 87 0A, \u4E2D\u6587",
        "F0 9F 98 80 0A, \uD83D\uDE00",
        "FF 0A, \uFFFD",
        "61 C3 0A, a\uFFFD",
        "E4 B8 0D 0A, \uFFFD",
        "80 0A, \uFFFD",
        "C0 AF 0A, \uFFFD\uFFFD",
        "ED A0 80 0A, \uFFFD",
        // Two arrows, Delete, Ctrl+Right, F1 of the Linux console, Escape alone.
        "1B 5B 41 0A, ''",
        "61 1B 4F 44 62 0A, ab",
        "61 1B 5B 33 7E 62 0A, ab",
        "61 1B 5B 31 3B 35 43 62 0A, ab",
        "61 1B 5B 5B 41 62 0A, ab",
        "61 1B 62 0A, ab",
        // Cut off by the line's end, by a letter beyond ASCII, by another key.
        "61 1B 5B 0D 0A 62 0A, a|b",
        "1B 0A 5B 41 0A, |[A",
        "1B 5B C3 A9 0A, \u00E9",
        "1B 5B 31 1B 5B 41 62 0A, b",
        "1B 5B 09 62 0A, '\tb'",
        // ^U erases the line; ^C and its kin are no text; a tab is.
        "61 62 15 63 0A, c",
        "03 0A, ''",
        "61 03 07 62 0A, ab",
        "61 09 62 0A, 'a\tb'",
        "31 32 33 34 35 36 37 38 0A, 12345678",
        "31 32 33 34 35 36 37 38 39 30 0A 61 0A, 12345678(cut)|a",
        "31 32 33 34 35 36 37 38 39 08 0A, 12345678",
        "31 32 33 34 35 36 37 38 39 08 08 0A, 1234567",
        "31 32 33 34 35 36 37 F0 9F 98 80 0A, 1234567(cut)",
        "31 32 33 34 35 36 37 F0 9F 98 80 41 0A, 1234567(cut)",
    })
    void octetsBecomeLinesHoweverTheyAreCut(String hex, String expected) {
        var octets = hex(hex);
        for (var cut = 0; cut <= octets.length; cut++) {
            lines.clear();
            assembler = assembler(LIMIT);
            add(octets, 0, cut);
            add(octets, cut, octets.length);

            assertThat(lines)
                    .as("%s cut at %d", hex, cut)
                    .containsExactlyElementsOf(split(expected));
        }
    }

    @Test
    void aKeyHasAnEnd() {
        var digits = "31 ".repeat(KeySequence.PARAMETERS_MAX);
        add(hex(("1B 5B " + digits + "41 62 0A").strip()), 0, KeySequence.PARAMETERS_MAX + 5);
        assertThat(lines).containsExactly("b");

        lines.clear();
        add(hex(("1B 5B " + digits + "31 41 62 0A").strip()), 0, KeySequence.PARAMETERS_MAX + 6);
        assertThat(lines).containsExactly("1Ab");
    }

    @Test
    void aLineLongerThanAChunkIsOneLine() {
        var text = "\u00E9\u4E2D".repeat(5_000);
        var octets = (text + "\r\n").getBytes(StandardCharsets.UTF_8);
        assembler = assembler(100_000);
        add(octets, 0, octets.length);

        assertThat(lines).containsExactly(text);
    }

    @Test
    void commandsOfTelnetEraseToo() {
        add(hex("61 62"), 0, 2);
        assembler.eraseCharacter();
        add(hex("0A 61 62"), 0, 3);
        assembler.eraseLine();
        assembler.eraseCharacter();
        add(hex("63 0A"), 0, 2);

        assertThat(lines).containsExactly("a", "c");
    }

    @Test
    void tenMegabytesWithoutAnEndAreOneShortLine() {
        var octets = "x".repeat(1 << 16).getBytes(StandardCharsets.US_ASCII);
        for (var times = 0; times < 160; times++) add(octets, 0, octets.length);
        assertThat(lines).isEmpty();

        add(hex("0A"), 0, 1);
        assertThat(lines).containsExactly("x".repeat(LIMIT) + "(cut)");
    }

    /** Lines are separated by a bar here. */
    private static List<String> split(String text) {
        return Arrays.asList(SEPARATOR.split(text, -1));
    }

    private LineAssembler assembler(int lineMaxChars) {
        return new LineAssembler(
                lineMaxChars, (text, cut) -> lines.add(cut ? text + "(cut)" : text));
    }

    private void add(byte[] octets, int from, int to) {
        assembler.add(Unpooled.wrappedBuffer(octets), from, to - from);
    }

    private static byte[] hex(String hex) {
        return HexFormat.ofDelimiter(" ").parseHex(hex);
    }
}
