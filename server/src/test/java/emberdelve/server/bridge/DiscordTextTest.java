package emberdelve.server.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DiscordTextTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "hello you! It's 3.5,hello you! It's 3.5",
                "**bold** __x__ ~~y~~,\\*\\*bold\\*\\* \\_\\_x\\_\\_ \\~\\~y\\~\\~",
                "# heading,\\# heading",
                "1. first,1\\. first",
                "- item,\\- item",
                "> quoted,\\> quoted",
                "a `b` |c|,a \\`b\\` \\|c\\|",
                "[free](https://x.org),\\[free\\]\\(https\\://x.org\\)",
                "<@123> @here :x:,\\<\\@123\\> \\@here \\:x\\:",
                "a\\*b,a\\\\\\*b"
            })
    void wordsAreReadAsTheyWereTyped(String typed, String sent) {
        assertThat(DiscordText.words(typed)).isEqualTo(sent);
    }

    @Test
    void whatIsTooLongLosesItsEnd() {
        assertThat(DiscordText.words("*".repeat(1000))).isEqualTo("\\*".repeat(1000));
        assertThat(DiscordText.words("*".repeat(1001))).isEqualTo("\\*".repeat(999) + "…");
        assertThat(DiscordText.words("a" + "*".repeat(1000)))
                .isEqualTo("a" + "\\*".repeat(999) + "…");
        assertThat(DiscordText.words("\\".repeat(1001))).isEqualTo("\\\\".repeat(999) + "…");
        assertThat(DiscordText.words("a".repeat(2000))).hasSize(2000);
        assertThat(DiscordText.words("a".repeat(1998) + "\uD83D\uDE00b"))
                .isEqualTo("a".repeat(1998) + "…");
    }

    @ParameterizedTest
    @CsvSource({
        "Mira,Mira",
        "Clyde,C·lyde",
        "McClyde the Discordant,McC·lyde the D·iscordant",
        "Here,H·ere",
        "everyone,e·veryone",
        "Theresa,Theresa",
        "Sphere,Sphere"
    })
    void aNameIsOneThatDiscordTakes(String name, String sent) {
        assertThat(DiscordText.name(name)).isEqualTo(sent);
    }
}
