package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.Authenticator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Staff with an authenticator log in by the page, which knows their password and not their code.
 */
final class PageLoginIT {
    private static final String PASSWORD = "password of Vera";

    @Test
    void theCodeIsTypedInTheGameAndIsNotTakenForThePassword(@TempDir Path temporary)
            throws IOException {
        Browser.isNeeded();
        var data = temporary.resolve("data");
        var folder = Configuration.fast(temporary.resolve("config")).folder().toString();
        try (var browser = Browser.open()) {
            String port;
            List<String> spares;
            try (var server = RunningServer.on(data, "--config", folder)) {
                port = Integer.toString(server.webPort());
                spares = authenticated(server);
                browser.go(server);
                browser.fill("#name", "Vera");
                browser.fill("#password", "a guess");
                browser.press("#login button");
                browser.awaitText("#login-problem", "do not belong together");

                browser.fill("#password", PASSWORD);
                browser.press("#login button");
                isAskedForACode(browser);
                browser.type("000000");
                browser.awaitLog("That is not the code");
                isAskedForACode(browser);
                browser.type(spares.get(0));
                browser.awaitText("#who", "Vera");
                assertThat(browser.log()).doesNotContain(spares.get(0));
                assertThat(browser.complaints()).isEmpty();
                PageBackIT.awaitTicket(browser);
                server.kill();
                browser.awaitText("#link-words", "Trying again in");
            }
            try (var again = RunningServer.on(data, "--config", folder, "--websocket-port", port)) {
                assertThat(again.webPort()).hasToString(port);
                browser.awaitLog("The link is back.");
                browser.awaitThat(() ->
                        assertThat(browser.log().split("The link is back.")[1])
                                .as("the same visit goes on")
                                .contains("Welcome back, Vera")
                                .doesNotContain("Code:", "do not belong"));
            }
        }
    }

    /** The field says what it is for, so that nothing keeps the code as a password. */
    private static void isAskedForACode(Browser browser) {
        browser.awaitText("#prompt", "Code:");
        browser.await(
                "the field is for a code",
                () -> {
                    var field = browser.find("#command");
                    return "password".equals(field.getDomProperty("type"))
                            && "one-time-code".equals(field.getDomProperty("autocomplete"));
                });
    }

    /** Makes Vera an owner with an authenticator; returns the codes that stand for its own. */
    static List<String> authenticated(RunningServer server) throws IOException {
        try (var staff = Client.create(server, "Vera")) {
            server.makeOwner("Vera");
            staff.ask("quit", "hang up|Goodbye|again");
        }
        try (var staff = Client.back(server, "Vera")) {
            staff.ask("character", "totp");
            staff.ask("totp", "Your password");
            var secret = staff.ask(PASSWORD, "\\b([A-Z2-7]{16,64})\\b").group(1);
            staff.ask(Authenticator.code(secret, Instant.now()), "shown again\\.");
            var spares = new ArrayList<String>();
            for (var nth = 0; nth < 2; nth++)
                spares.add(staff.await("([a-z0-9]{4}(?:-[a-z0-9]{4}){3})").group(1));
            return spares;
        }
    }
}
