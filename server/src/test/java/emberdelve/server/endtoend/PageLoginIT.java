package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.Authenticator;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.time.Instant;

/** The start screen: what the server asks for besides name and password is answered in the game. */
@Order(1)
final class PageLoginIT extends SharedPage {
    @Test
    void aCodeThatIsAskedForBesidesIsTypedInTheGame() throws IOException {
        String spare;
        try (var staff = Client.create(server(), "Vera")) {
            server().makeOwner("Vera");
            staff.ask("quit", "hang up|Goodbye|again");
        }
        try (var staff = Client.back(server(), "Vera")) {
            staff.ask("character", "totp");
            staff.ask("totp", "Your password");
            var secret = staff.ask("password of Vera", "\\b([A-Z2-7]{16,64})\\b").group(1);
            var code = Authenticator.code(secret, Instant.now());
            spare = staff.ask(code, "shown\\s+again\\.\\s+(\\S+)").group(1);
        }
        browser().go(server());
        browser().fill("#name", "Vera");
        browser().fill("#password", "password of Vera");
        browser().press("#login button");
        browser().awaitText("#prompt", "Code:");
        assertThat(browser().find("#login-state").getText()).isEmpty();
        browser().type("000000");
        browser().awaitLog("That is not the code");
        browser().type(spare);
        browser().awaitThere("body[data-playing], #answers button");
    }
}
