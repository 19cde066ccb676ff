package emberdelve.protocol.option;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TerminalTypeTest {
    private final TerminalType terminal = new TerminalType();

    @Test
    void namesAreAskedForUntilOneComesTwice() {
        assertThat(terminal.begin()).isEqualTo(TerminalType.SEND);
        assertThat(terminal.receive(is("TINTIN++"))).contains(TerminalType.SEND);
        assertThat(terminal.receive(is("xterm-256color"))).contains(TerminalType.SEND);
        assertThat(terminal.receive(is("MTTS 271"))).contains(TerminalType.SEND);
        assertThat(terminal.receive(is("MTTS 271"))).isEmpty();

        assertThat(terminal.names()).containsExactly("TINTIN++", "xterm-256color", "MTTS 271");
        assertThat(terminal.mtts()).contains(new Mtts(271));
    }

    @Test
    void aPeerThatNeverRepeatsItselfIsNotAskedForEver() {
        terminal.begin();
        for (var name = 1; name < TerminalType.NAMES_MAX; name++) {
            assertThat(terminal.receive(is("name " + name))).isPresent();
        }
        assertThat(terminal.receive(is("one too many"))).isEmpty();
        assertThat(terminal.receive(is("unasked"))).isEmpty();
        assertThat(terminal.names()).hasSize(TerminalType.NAMES_MAX).doesNotContain("unasked");
    }

    @Test
    void theTelnetOfWindowsIsAskedOnlyOnce() {
        terminal.begin();
        assertThat(terminal.receive(is("ANSI"))).isEmpty();
        assertThat(terminal.names()).containsExactly("ANSI");
    }

    @Test
    void aNameIsShortAndPrintable() {
        terminal.begin();
        terminal.receive(is(" \u001B[31mevil\r\n" + "x".repeat(20_000)));

        assertThat(terminal.names().getFirst())
                .hasSize(TerminalType.NAME_CHARS_MAX - 1)
                .startsWith("[31mevilxxx");
    }

    @Test
    void whatWasNotAskedForIsNotBelieved() {
        assertThat(terminal.receive(is("early"))).isEmpty();
        terminal.begin();
        assertThat(terminal.receive(Octets.of(1))).isEmpty();
        assertThat(terminal.receive(Octets.of())).isEmpty();
        assertThat(terminal.names()).isEmpty();
    }

    private static Octets is(String name) {
        return Octets.of(0, name);
    }
}
