package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.Shape;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.style.Wrap;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;

import org.junit.jupiter.api.Test;

class ScreenTest {
    private final Screen screen = new Screen(78, TelnetOptions.DEFAULTS);

    @Test
    void theUsersWidthCountsMoreThanTheWindowsAndThatMoreThanTheFallback() {
        assertThat(screen.columns()).isEqualTo(78);
        screen.windowColumns(100);
        assertThat(screen.columns()).isEqualTo(100);
        screen.chooseColumns(40);
        assertThat(screen.columns()).isEqualTo(40);
        screen.windowColumns(120);
        assertThat(screen.columns()).isEqualTo(40);
        screen.chooseColumns(0);
        assertThat(screen.columns()).isEqualTo(120);
        screen.windowColumns(0);
        assertThat(screen.columns()).isEqualTo(78);
    }

    @Test
    void aChosenWidthIsKeptWithinReason() {
        screen.chooseColumns(1);
        assertThat(screen.columns()).isEqualTo(20);
        screen.chooseColumns(100_000);
        assertThat(screen.columns()).isEqualTo(500);
        screen.chooseColumns(-5);
        assertThat(screen.columns()).isEqualTo(78);
    }

    @Test
    void whoeverBreaksLinesThemselvesGetsThemWhole() {
        screen.chooseColumns(Shape.UNBROKEN);
        screen.windowColumns(40);
        var line = StyledText.of("word ".repeat(2_000).strip());
        assertThat(Wrap.wrap(line, screen.columns())).containsExactly(line);
    }

    @Test
    void whatIsReadAloudIsNotBrokenWhateverTheWindowSaysUnlessItsReaderWantsItSo() {
        screen.windowColumns(80);
        screen.readAloud(true);
        assertThat(screen.shape().columns()).isEqualTo(Shape.UNBROKEN);
        screen.windowColumns(40);
        assertThat(screen.columns()).isEqualTo(Shape.UNBROKEN);
        screen.chooseColumns(60);
        assertThat(screen.columns()).isEqualTo(60);
        screen.chooseColumns(0);
        screen.readAloud(false);
        assertThat(screen.shape().columns()).isEqualTo(40);
    }

    @Test
    void theUsersColoursCountMoreThanTheClients() {
        screen.abilities(
                new Abilities(
                        ColorDepth.TRUE_COLOR,
                        TextCode.ASCII,
                        false,
                        LinkSupport.NONE,
                        "x",
                        "",
                        true));
        assertThat(screen.colors()).isEqualTo(ColorDepth.TRUE_COLOR);
        assertThat(screen.code()).isEqualTo(TextCode.ASCII);

        screen.chooseColors(ColorDepth.NONE);
        screen.abilities(
                new Abilities(
                        ColorDepth.ANSI_256,
                        TextCode.UTF_8,
                        false,
                        LinkSupport.NONE,
                        "x",
                        "",
                        true));
        assertThat(screen.colors()).isEqualTo(ColorDepth.NONE);
        assertThat(screen.code()).isEqualTo(TextCode.UTF_8);
    }
}
