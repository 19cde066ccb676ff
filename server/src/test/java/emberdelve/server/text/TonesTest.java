package emberdelve.server.text;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Tone;
import emberdelve.protocol.style.AnsiEncoder;
import emberdelve.protocol.style.Color;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.StyledText;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TonesTest {
    /** What the Web Content Accessibility Guidelines (1.4.3) ask of large text. */
    private static final double CONTRAST_MIN = 3;

    @ParameterizedTest
    @EnumSource(Tone.class)
    void aFineColourIsReadableOnBlackAndOnWhite(Tone tone) {
        if (!(Tones.style(tone).color() instanceof Color.Shade(_, var rgb, _))) return;

        var light = luminance(rgb);
        assertThat((light + 0.05) / 0.05).isGreaterThanOrEqualTo(CONTRAST_MIN);
        assertThat(1.05 / (light + 0.05)).isGreaterThanOrEqualTo(CONTRAST_MIN);
    }

    @Test
    void aTerminalIsSentWhatItCanShow() {
        var hurt = StyledText.of("ow", Tones.style(Tone.HURT));
        assertThat(AnsiEncoder.encode(hurt, ColorDepth.NONE)).isEqualTo("ow");
        assertThat(AnsiEncoder.encode(hurt, ColorDepth.ANSI_16)).startsWith("\u001b[31m");
        assertThat(AnsiEncoder.encode(hurt, ColorDepth.ANSI_256)).startsWith("\u001b[38;5;");
        assertThat(AnsiEncoder.encode(hurt, ColorDepth.TRUE_COLOR)).startsWith("\u001b[38;2;");
    }

    private static double luminance(Color.Rgb rgb) {
        return 0.2126 * linear(rgb.red())
                + 0.7152 * linear(rgb.green())
                + 0.0722 * linear(rgb.blue());
    }

    private static double linear(int part) {
        var share = part / 255.0;
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
