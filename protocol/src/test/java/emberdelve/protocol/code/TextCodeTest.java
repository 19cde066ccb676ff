package emberdelve.protocol.code;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

class TextCodeTest {
    @ParameterizedTest
    @EnumSource
    void whatACodeHasComesBackAsItWasAndNeedsNoCareInTelnet(TextCode code) {
        for (var codePoint = 0x20; codePoint <= 0xFFFF; codePoint++) {
            if (!code.has(codePoint) || Character.isSurrogate((char) codePoint)) continue;
            var text = Character.toString(codePoint);
            assertThat(code.decode(code.encode(text))).isEqualTo(text);
            if (code != TextCode.UTF_8) assertThat(code.encode(text)).doesNotContain(0xFF);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-8, UTF_8", "utf8, UTF_8", "ISO-8859-1, LATIN_1", "Latin1, LATIN_1",
        "windows-1252, LATIN_1", "CP437, CP437", "IBM437, CP437", "US-ASCII, ASCII"
    })
    void eachHasManyNames(String name, TextCode code) {
        assertThat(TextCode.of(name)).contains(code);
        assertThat(TextCode.of(code.word())).contains(code);
    }

    @Test
    void otherNamesAreNone() {
        for (var name : new String[] {"", "koi8-r", "utf", "latin"})
            assertThat(TextCode.of(name)).as(name).isEmpty();
    }

    /** In each code what its clients send for the same words. */
    @ParameterizedTest
    @CsvSource({
        "5361792068 81 6273 63 68, CP437",
        "68 FC 62 73 63 68, LATIN_1",
        "53 74 72 61 DF 65, LATIN_1",
        "63 61 66 E9, LATIN_1",
        "63 61 66 82, CP437",
        "8E 70 66 65 6C, CP437",
        "C4 70 66 65 6C, LATIN_1",
        "6E 69 A4 6F, CP437",
        "6E 69 F1 6F, LATIN_1",
        "6B 94 6E 6E 65 6E, CP437",
        "93 71 75 6F 74 65 64 94, LATIN_1",
        "64 6F 6E 92 74, LATIN_1",
        "61 85, LATIN_1",
        "A7, LATIN_1"
    })
    void aGuessIsWhereTheLettersAre(String octets, TextCode code) {
        assertThat(CodeGuess.of(HexFormat.of().parseHex(octets.replace(" ", "")))).isEqualTo(code);
    }

    @Test
    void longTextsOfManyLanguagesAreGuessed() {
        for (var text :
                new String[] {
                    "Vorw\u00E4rts, \u00FCber die Br\u00FCcke, du gro\u00DFer K\u00F6nig!",
                    "Gar\u00E7on, o\u00F9 est l'\u00EEle? \u00C0 c\u00F4t\u00E9.",
                    "\u00BFD\u00F3nde est\u00E1 el ni\u00F1o? \u00A1Aqu\u00ED!",
                    "H\u00E5r \u00E4r \u00F6n."
                })
            for (var code : new TextCode[] {TextCode.LATIN_1, TextCode.CP437})
                assertThat(CodeGuess.of(code.encode(text))).as(text).isEqualTo(code);
        assertThat("\u00FC".getBytes(StandardCharsets.UTF_8)).hasSize(2);
    }
}
