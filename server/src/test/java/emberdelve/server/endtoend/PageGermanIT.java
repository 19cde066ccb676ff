package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The page as somebody has it whose browser asks for German. */
final class PageGermanIT {
    private static final String CHOOSE =
            """
            const choice = document.querySelector('#language');
            choice.value = arguments[0];
            choice.dispatchEvent(new Event('change', {bubbles: true}));
            """;

    /** Of all that is seen, what does not fit its place, or the page. */
    private static final String TOO_WIDE =
            """
            const seen = [...document.querySelectorAll('button, label, legend, h2, h3, .fold, select, p')]
                .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('.scroll, #log, .unseen-text, svg'));
            return seen.filter(one => one.getBoundingClientRect().right > innerWidth + 1
                    || one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
                .map(one => one.textContent.trim());
            """;

    @Test
    void whoReadsGermanPlaysInGerman(@TempDir Path temporary) throws IOException {
        Browser.isNeeded();
        var configuration = Configuration.fast(temporary.resolve("config")).empty("old-mine");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var browser = Browser.open(Browser.WIDTH, Browser.HEIGHT, "de-DE")) {
            Client.create(server, "Mira").close();
            server.makeOwner("Mira");
            Client.create(server, "Tolo").close();
            try (var mira = Client.back(server, "Mira")) {
                mira.ask("ban tolo 3d reason spitting", "Tolo");
            }
            browser.go(server);
            comesIn(browser);
            fights(browser);
            fitsOnAPhone(browser);
            changesTheLanguage(browser);
            assertThat(browser.complaints()).isEmpty();
        }
    }

    private static void comesIn(Browser browser) {
        assertThat(language(browser)).isEqualTo("de");
        assertThat(scripts(browser)).contains("words-de.js").doesNotContain("words-en.js");
        browser.awaitText("#hero-title", "Ein Verlies aus Worten");
        browser.awaitText("#glimpse", "Gerade im Verlies");
        assertThat(browser.barriers()).isEmpty();
        browser.fill("#name", "Mira");
        browser.press("#login button");
        browser.awaitText("#login-problem", "Bitte gib dein Passwort ein.");
        browser.fill("#password", "geraten");
        browser.press("#login button");
        browser.awaitText("#login-problem", "gehören nicht zusammen. Noch ");
        assertThat(languageOf(browser, "#login-problem")).isEqualTo("de");
        browser.fill("#name", "Tolo");
        browser.fill("#password", "password of Tolo");
        browser.press("#login button");
        // What the page has no words for is the game's, in its language.
        browser.awaitText("#login-problem", "You are banned here until ");
        assertThat(languageOf(browser, "#login-problem")).isEqualTo("en");
        browser.logIn("Mira");
        browser.awaitText("#heading-inventory", "Gepäck");
        browser.awaitText("#heading-group", "Gruppe leer");
        browser.awaitText("#panel-room", "Leute");
    }

    private static void fights(Browser browser) {
        browser.ask("goto old-mine/landing", "Audit");
        browser.ask("spawn drowned-miner", "Audit");
        browser.type("kill miner");
        browser.awaitText("#heading-fight", "Kampf");
        browser.awaitText("#panel-fight", "Wer als Nächstes dran ist");
        browser.awaitText("#panel-fight .turns", ",");
        browser.awaitText("#vitals-line", "im Kampf");
        browser.awaitText("#panel-fight", "nach dir");
        // First of all, because a fight ends.
        var enemy = "#panel-fight .enemy button";
        assertThat(languageOf(browser, enemy)).as(enemy).isEqualTo("en");
        assertThat(browser.barriers()).isEmpty();
        for (var ofTheGame :
                List.of(
                        "#log .line",
                        "#prompt",
                        "#command",
                        "#panel-room .thing",
                        ".map-caption b"))
            assertThat(languageOf(browser, ofTheGame)).as(ofTheGame).isEqualTo("en");
        browser.awaitLog("drowned miner dies");
        browser.awaitText("#panel-journal", "Du bist 1 von");
    }

    private static void fitsOnAPhone(Browser browser) {
        browser.press("[data-opens=settings]");
        browser.awaitText("#settings", "Sprache dieser Seite");
        for (var width : List.of(360, 1280)) {
            browser.resize(width, 740);
            assertThat(browser.list(TOO_WIDE)).as("%d pixels", width).isEmpty();
        }
        browser.press("#settings-close");
        browser.resize(360, 740);
        assertThat(browser.list(TOO_WIDE)).isEmpty();
        browser.resize(Browser.WIDTH, Browser.HEIGHT);
    }

    private static void changesTheLanguage(Browser browser) {
        PageBackIT.awaitTicket(browser);
        browser.press("[data-opens=settings]");
        browser.script(CHOOSE, "en");
        browser.awaitText("#heading-inventory", "Inventory");
        browser.awaitText("#who", "Mira");
        assertThat(language(browser)).isEqualTo("en");
        assertThat(scripts(browser)).contains("words-en.js").doesNotContain("words-de.js");
        browser.ask("look", "Winding Landing");

        PageBackIT.awaitTicket(browser);
        browser.press("[data-opens=settings]");
        browser.awaitText("#settings", "Language of this page");
        browser.script(CHOOSE, "");
        browser.awaitText("#heading-inventory", "Gepäck");
        browser.awaitText("#who", "Mira");
        assertThat(language(browser)).isEqualTo("de");
    }

    private static String languageOf(Browser browser, String selector) {
        var nearest = "return document.querySelector(arguments[0]).closest('[lang]').lang";
        return browser.script(nearest, selector).toString();
    }

    private static String language(Browser browser) {
        return browser.script("return document.documentElement.lang").toString();
    }

    private static List<String> scripts(Browser browser) {
        return browser.list(
                "return performance.getEntriesByType('resource').map(its =>"
                        + " its.name.split('/').at(-1))");
    }
}
