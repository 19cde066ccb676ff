package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Map;

/** A player's own words are put in place once, and what was typed is never read as more. */
class AliasesTest {
    private static final Map<String, String> OWN =
            Map.of(
                    "kk", "kill",
                    "k2", "kill 2.%1; say die, %1 (%2)!",
                    "all", "kk %*",
                    "many", "n;s;n;s;n;s;n;s;n;s;n;s");

    @Test
    void aLineWithoutAnAliasStaysAsItIs() {
        assertThat(Aliases.expand("kill rat; say hi", OWN)).containsExactly("kill rat; say hi");
    }

    @Test
    void wordsGoToTheEndOrToTheirPlaces() {
        assertThat(Aliases.expand("KK old rat", OWN)).containsExactly("kill old rat");
        assertThat(Aliases.expand("k2 rat", OWN)).containsExactly("kill 2.rat", "say die, rat ()!");
    }

    @Test
    void whatIsTypedPartsNothingAndNamesNoPlace() {
        assertThat(Aliases.expand("k2 a;quit %*", OWN))
                .containsExactly("kill 2.a;quit", "say die, a;quit (%*)!");
    }

    @Test
    void anAliasInAnAliasIsAPlainWord() {
        assertThat(Aliases.expand("all rat", OWN)).containsExactly("kk rat");
    }

    @Test
    void oneLineBecomesTenAtMost() {
        assertThat(Aliases.expand("many", OWN)).hasSize(Aliases.COMMANDS_MAX);
    }
}
