package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Whatever text, in whatever styles and widths: no line is wider than it may be, every line is
 * closed, and nothing in it steers a terminal but what we put there.
 */
class StyleFuzzTest {
    private static final Pattern OURS = Pattern.compile("\u001B\\[[0-9;]*m");
    private static final int RUNS_MAX = 6;

    /** What it joins is never cut, however wide. */
    private static final String JOINER = "\u200D";

    private static final int WIDEST_CHARACTER = 2;

    @FuzzTest(maxDuration = "60m")
    void anyText(FuzzedDataProvider data) {
        var columns = data.consumeInt(1, 40);
        var depth = data.pickValue(ColorDepth.values());
        for (var line : Wrap.wrap(text(data), columns)) {
            if (!line.plain().contains(JOINER)) {
                assertThat(line.width()).isLessThanOrEqualTo(Math.max(columns, WIDEST_CHARACTER));
            }
            checkEncoded(AnsiEncoder.encode(line, depth), depth);
        }
    }

    @FuzzTest(maxDuration = "60m")
    void anyStrangersText(FuzzedDataProvider data) {
        var clean = Printable.clean(data.consumeRemainingAsString());

        assertThat(Printable.clean(clean)).isEqualTo(clean);
        assertThat(clean.chars().filter(Character::isISOControl).count()).isZero();
        assertThat(Ascii.fold(clean)).matches("\\p{ASCII}*");
    }

    private static void checkEncoded(String encoded, ColorDepth depth) {
        var bare = OURS.matcher(encoded).replaceAll("");
        assertThat(bare.chars().filter(Character::isISOControl).count()).isZero();
        if (depth == ColorDepth.NONE) assertThat(encoded).isEqualTo(bare);

        var last = OURS.matcher(encoded).results().reduce((_, after) -> after);
        last.ifPresent(sequence -> assertThat(sequence.group()).isEqualTo("\u001B[0m"));
    }

    private static StyledText text(FuzzedDataProvider data) {
        var text = StyledText.builder();
        for (var run = 0; run < RUNS_MAX && data.remainingBytes() > 0; run++) {
            text.add(data.consumeString(12), style(data));
        }
        return text.build();
    }

    private static Style style(FuzzedDataProvider data) {
        var colors =
                List.of(
                        Color.DEFAULT,
                        Color.Ansi.RED,
                        Color.Ansi.BRIGHT_WHITE,
                        new Color.Rgb(data.consumeInt(0, 255), 7, 9));
        return new Style(data.pickValue(colors), data.consumeBoolean(), data.consumeBoolean());
    }
}
