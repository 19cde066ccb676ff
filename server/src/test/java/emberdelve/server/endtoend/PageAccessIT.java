package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The page without a fence: for those who do not see, do not point, or have a small screen. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Order(1)
final class PageAccessIT {
    private static final List<String> PRESETS = List.of("play", "compact", "reader");
    private static final List<String> THEMES = List.of("light", "dark", "contrast");
    private static final List<String> DRAWERS = List.of("map", "you", "around", "talk");
    private static final List<String> PAGES =
            List.of(
                    "/who",
                    "/fame",
                    "/delve",
                    "/help",
                    "/help/kill",
                    "/maps",
                    "/maps/lantern-yard",
                    "/news",
                    "/nothing");

    private static final boolean WRITES = "write".equals(System.getProperty("emberdelve.golden"));
    private static final Path SPOKEN = Launcher.HOME.resolve("docs/play/page-reader.txt");

    private final Cleanup cleanup = new Cleanup();
    private RunningServer server;
    private Browser browser;

    @BeforeAll
    void start(@TempDir Path temporary) throws IOException {
        Browser.isNeeded();
        server = cleanup.later(RunningServer.plain(temporary.resolve("data")));
        browser = cleanup.later(Browser.open());
        browser.watchSocket();
        cleanup.later(Client.create(server, "Tolo"));
    }

    /** Whoever stayed would stand in the next one's way. */
    @AfterEach
    void leave() {
        browser.resize(1280, 800);
        if (browser.all("#leave").stream().anyMatch(WebElement::isDisplayed))
            browser.press("#leave");
    }

    @AfterAll
    void stop() throws Exception {
        cleanup.now();
    }

    @Test
    void axeFindsNothingOnAnyPage() {
        var softly = new SoftAssertions();
        for (var page : PAGES) {
            browser.go(server, page);
            softly.assertThat(browser.barriers()).as(page).isEmpty();
        }
        browser.prefer("dark");
        for (var page : List.of("/who", "/help/kill", "/maps/lantern-yard")) {
            browser.go(server, page);
            softly.assertThat(browser.barriers()).as(page + " dark").isEmpty();
        }
        browser.go(server);
        for (var theme : THEMES) {
            browser.set("theme", theme);
            softly.assertThat(browser.barriers()).as("start " + theme).isEmpty();
        }
        softly.assertAll();
    }

    @Test
    void axeFindsNothingInTheGame() throws IOException {
        var softly = new SoftAssertions();
        play("Edda");
        browser.hear(Lively.PANELS);
        browser.hear(Lively.WORDS);
        browser.awaitLog("Everybody laughs");
        for (var theme : THEMES) {
            browser.set("theme", theme);
            for (var preset : PRESETS) {
                browser.set("preset", preset);
                softly.assertThat(browser.barriers()).as(preset + " " + theme).isEmpty();
            }
            browser.set("preset", "play");
            browser.press("[data-opens=settings]");
            softly.assertThat(browser.barriers()).as("settings " + theme).isEmpty();
            browser.press("#settings-close");
            browser.press("#panel-inventory .thing");
            softly.assertThat(browser.barriers()).as("menu " + theme).isEmpty();
            browser.keys(Keys.ESCAPE);
        }
        browser.resize(360, 740);
        for (var drawer : DRAWERS) {
            browser.press("[data-drawer=" + drawer + "]");
            softly.assertThat(browser.barriers()).as("phone " + drawer).isEmpty();
        }
        softly.assertAll();
    }

    @Test
    void nothingIsWiderThanASmallPhone() throws IOException {
        var softly = new SoftAssertions();
        play("Frida");
        browser.hear(Lively.PANELS);
        browser.hear(Lively.WORDS);
        browser.awaitLog("Everybody laughs");
        for (var size : List.of("100", "200")) {
            browser.resize(size.equals("100") ? 360 : 320, 640);
            browser.set("size", size);
            for (var preset : PRESETS) {
                browser.set("preset", preset);
                softly.assertThat(tooWide()).as(preset + " " + size).isEmpty();
                if (preset.equals("reader")) continue;
                for (var drawer : DRAWERS) {
                    browser.press("[data-drawer=" + drawer + "]");
                    softly.assertThat(tooWide()).as(preset + " " + size + " " + drawer).isEmpty();
                }
                browser.press("[data-drawer=talk]");
            }
            browser.press("[data-opens=settings]");
            softly.assertThat(tooWide()).as("settings " + size).isEmpty();
            browser.press("#settings-close");
        }
        browser.go(server);
        softly.assertThat(tooWide()).as("start").isEmpty();
        for (var page : PAGES) {
            browser.go(server, page);
            softly.assertThat(tooWide()).as(page).isEmpty();
            browser.script("document.documentElement.style.fontSize = '200%'");
            softly.assertThat(tooWide()).as(page + " large").isEmpty();
        }
        softly.assertAll();
    }

    @Test
    void everythingIsDoneByKeysAlone() {
        browser.go(server);
        browser.script("localStorage.clear()");
        browser.go(server);
        var keys = new Keyboard(browser);
        makesACharacter(keys);
        walks(keys);
        usesAThing(keys);
        changesTheSettings(keys);
        keys.allAround();
    }

    private void makesACharacter(Keyboard keys) {
        keys.tabTo("#start-new");
        keys.press(Keys.ENTER);
        browser.awaitLog("What should your character be called?");
        keys.type("Wanda");
        browser.awaitText("#prompt", "New password");
        keys.type("a very good one");
        browser.awaitText("#prompt", "Same password again");
        keys.type("a very good one");
        browser.awaitText("#answers", "Striker");
        keys.backTo("#answers button:nth-child(2)");
        keys.press(Keys.ENTER);
        browser.awaitText("#prompt", "ENTER for yes");
        keys.type("");
        browser.awaitLog("You wake in a yard");
        browser.awaitThere(".room.here");
    }

    private void walks(Keyboard keys) {
        keys.backTo("#log [role=button][title=north]");
        keys.press(Keys.ENTER);
        browser.awaitThere(".room.here[aria-label^='Delve Stair']");
        keys.tabTo(".room[tabindex='0']");
        keys.press(Keys.ARROW_DOWN);
        keys.press(Keys.ENTER);
        browser.awaitThere(".room.here[aria-label^='Lantern Yard']");
    }

    private void usesAThing(Keyboard keys) {
        keys.tabTo("#panel-inventory .thing");
        keys.press(Keys.ENTER);
        keys.press(Keys.ARROW_DOWN);
        keys.press(Keys.ARROW_UP);
        var command = browser.script("return document.activeElement.textContent").toString();
        keys.press(Keys.ENTER);
        browser.awaitLog("> " + command);
        browser.await("no menu", () -> browser.all(".menu").isEmpty());
        keys.press(Keys.ENTER);
        assertThat(browser.all(".menu")).hasSize(1);
        keys.press(Keys.ESCAPE);
        browser.await("no menu", () -> browser.all(".menu").isEmpty());
        assertThat(keys.isAt("#panel-inventory .thing")).isTrue();
    }

    private void changesTheSettings(Keyboard keys) {
        keys.backTo("[data-opens=settings]");
        keys.press(Keys.ENTER);
        keys.tabTo("#theme");
        keys.press("h");
        keys.tabTo("#settings-close");
        keys.press(Keys.ENTER);
        assertThat(keys.isAt("[data-opens=settings]")).isTrue();
        assertThat(browser.script("return document.documentElement.dataset.theme"))
                .isEqualTo("contrast");
    }

    @Test
    void theReadersPageIsReadInASensibleOrder() throws IOException {
        play("Lysa");
        browser.set("preset", "reader");
        browser.awaitLog("Output for screen readers is on");
        browser.hear(Lively.PANELS);
        var page = SpokenPage.of(browser);
        if (WRITES) Files.writeString(SPOKEN, page.toString());
        assertThat(page.nameless()).isEmpty();
        assertThat(page.parts())
                .containsSubsequence(
                        "navigation Skip links",
                        "link To the command line",
                        "banner",
                        "heading Emberdelve",
                        "button Settings",
                        "main",
                        "heading What happens",
                        "log What happens",
                        "button north",
                        "group Which way?",
                        "button south",
                        "form Command line",
                        "textbox Command",
                        "button Send",
                        "complementary Around you",
                        "heading Map",
                        "heading Ways out",
                        "heading Turns",
                        "heading Here",
                        "heading Talk",
                        "tab all",
                        "complementary You",
                        "heading Health",
                        "heading Effects",
                        "heading Group",
                        "heading Inventory",
                        "heading Equipment",
                        "status");
    }

    /** What one would have to scroll to the side for; a picture or a table may have its own bar. */
    private List<String> tooWide() {
        return browser.list(
                """
                const width = document.documentElement.clientWidth;
                const shown = [...document.querySelectorAll('body *:not(svg, svg *)')].filter(
                    one => one.checkVisibility() && getComputedStyle(one).clipPath === 'none'
                        && !one.closest('.skips, .skip, [role=region], .scroll'));
                const name = one => `${one.tagName}#${one.id}.${one.className}`;
                return [
                  ...shown.filter(one => one.getBoundingClientRect().right > width + 1)
                      .map(one => `${name(one)} ends at ${one.getBoundingClientRect().right}`),
                  ...[document.documentElement, ...shown]
                      .filter(one => !one.matches('input, select')
                          && getComputedStyle(one).display !== 'inline'
                          && one.scrollWidth > one.clientWidth + 1)
                      .map(one => `${name(one)} holds ${one.scrollWidth} in ${one.clientWidth}`),
                ];
                """);
    }

    /** In a lively place. */
    private void play(String name) throws IOException {
        browser.go(server);
        browser.script("localStorage.clear()");
        browser.go(server);
        try (var maker = Client.create(server, name)) {
            maker.ask("quit", "All you have is safe");
        }
        browser.logIn(name);
        browser.awaitLog("Tolo is here");
        browser.awaitText("#panel-inventory", "healing");
    }
}
