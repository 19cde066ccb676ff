package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.util.Map;

/** Help beside the game, and the page as a phone or a browser keeps it. */
final class PageHelpIT extends SharedPage {
    @BeforeEach
    void comeInAsAGuest() {
        browser().go(server());
        browser().press("#start-guest");
        browser().awaitThere("body[data-playing] .room.here");
    }

    @Test
    void helpIsReadInADialogWhileOneGoesOnPlaying() {
        browser().press("[data-opens=help]");
        browser().awaitThere("#help[open]");
        browser().awaitText("#help-text", "commands");
        assertThat(browser().barriers()).isEmpty();
        assertThat(browser().find("#help-back").isEnabled()).isFalse();
        browser().press("#help-text a[href$='/help/kill']");
        browser().awaitText("#help-title", "kill");
        assertThat(browser().find("#help-text pre").getText()).contains("kill");
        assertThat(browser().find("#help-tab").getDomProperty("href")).endsWith("/help/kill");
        assertThat(browser().barriers()).isEmpty();

        // Whoever is in the game is not made to wait by what is read of it.
        browser().hearServer();
        browser().awaitThere("#help-text a[href*='/help/']");
        browser().press("#help-back");
        browser().awaitText("#help-text", "commands");
        browser().press("#help-close");
        browser().ask("say read it", "You say: read it");
        assertThat(browser().complaints()).isEmpty();
    }

    @Test
    void helpIsReadByKeysAlone() {
        browser().script("document.querySelector('[data-opens=help]').focus()");
        browser().keys(Keys.ENTER);
        browser().awaitThere("#help-title:focus");
        browser().keys(Keys.TAB);
        browser().keys("Buy", Keys.ENTER);
        browser().awaitText("#help-title", "buy");
        browser().script("document.querySelector('#help-word').focus()");
        browser().keys("<b>no such page", Keys.ENTER);
        browser().awaitText("#help-text", "There is no page of help with that name.");
        assertThat(browser().complaints()).allMatch(complaint -> complaint.contains("404"));
        browser().keys(Keys.ESCAPE);
        browser().await("it is closed", () -> browser().all("#help[open]").isEmpty());
        browser().keys("say still here", Keys.ENTER);
        browser().awaitLog("You say: still here");
    }

    @Test
    void helpFitsAPhoneEitherWay() {
        for (var size : new int[][] {{360, 740}, {740, 360}, {320, 256}}) {
            browser().resize(size[0], size[1]);
            browser().press("[data-opens=help]");
            browser().awaitText("#help-text", "commands");
            assertThat(
                            number(
                                    "return"
                                        + " document.querySelector('#help').getBoundingClientRect().right"))
                    .isLessThanOrEqualTo(size[0]);
            assertThat(number("return document.documentElement.scrollWidth"))
                    .isLessThanOrEqualTo(size[0]);
            browser().press("#help-close");
        }
    }

    @Test
    void aPhoneMayInstallThePageUnderTheNameOfTheServer() {
        assertThat(browser().find("link[rel=manifest]").getDomProperty("href"))
                .isEqualTo("http://localhost:" + server().webPort() + "/manifest.webmanifest");
        var manifest = browser().devTools("Page.getAppManifest", Map.of());
        assertThat(manifest.get("errors").toString()).isEqualTo("[]");
        assertThat(manifest.get("data").toString()).contains("\"Emberdelve\"", "\"standalone\"");
        assertThat(browser().complaints()).isEmpty();
    }

    @Test
    void theFrameOfTheBrowserHasTheColourOfTheTheme() {
        browser().set("theme", "dark");
        browser().await("dark", () -> frame().equals("rgb(25, 20, 17)"));
        browser().set("theme", "light");
        browser().await("light", () -> frame().equals("rgb(253, 249, 241)"));
    }

    private String frame() {
        return browser()
                .script("return document.querySelector('meta[name=theme-color]').content")
                .toString();
    }

    private long number(String script) {
        return Math.round(((Number) browser().script(script)).doubleValue());
    }
}
