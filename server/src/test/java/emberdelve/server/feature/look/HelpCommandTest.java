package emberdelve.server.feature.look;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.HelpPage;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class HelpCommandTest {
    private final Content content = content();
    private final Verbs verbs = Features.registry().verbs(content);

    @Test
    void everyPageIsShownByItsOwnWord() {
        for (var word : content.help().keySet())
            assertThat(new HelpCommand(word).page(content, verbs, Role.PLAYER).map(HelpPage::word))
                    .contains(word);
    }

    @Test
    void aWordWithoutAPageIsExplainedByThatOfItsKind() {
        assertThat(page("chat", Role.PLAYER)).contains("channels");
        assertThat(page("smile", Role.PLAYER)).contains("socials");
        assertThat(page("take", Role.PLAYER)).contains("get");
        assertThat(page("inv", Role.PLAYER)).contains("inventory");
    }

    @Test
    void theBeginningOfAStaffVerbExplainsNothingToPlayers() {
        assertThat(page("rest", Role.PLAYER)).isEmpty();
        assertThat(page("rest", Role.ADMIN)).contains("restore");
    }

    private Optional<String> page(String word, Role role) {
        return new HelpCommand(word).page(content, verbs, role).map(HelpPage::word);
    }

    private static Content content() {
        return ShippedContent.load();
    }
}
