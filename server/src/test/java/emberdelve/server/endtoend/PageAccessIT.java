package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The page without a fence: for those who do not see, do not point, or have a small screen. */
@Order(1)
final class PageAccessIT extends SharedPage {
    private static final int PHONE_WIDTH = 360;
    private static final int SMALL_PHONE_WIDTH = 320;
    private static final int PHONE_HEIGHT = 740;

    /** No menu of a thing is as long. */
    private static final int MENU_MAX = 20;

    private static final List<String> PRESETS = List.of("play", "reader", "compact");
    private static final List<String> THEMES = List.of("light", "dark", "contrast");
    private static final List<String> DRAWERS = List.of("map", "you", "around", "talk");

    /** Those first that have most in them. */
    private static final List<String> PAGES =
            first(
                    List.of(
                            "/maps/lantern-yard",
                            "/who",
                            "/help/kill",
                            "/fame",
                            "/delve",
                            "/help",
                            "/maps",
                            "/news",
                            "/nothing"),
                    3);

    private static final boolean WRITES = "write".equals(System.getProperty("emberdelve.golden"));
    private static final Path SPOKEN = Launcher.HOME.resolve("docs/play/page-reader.txt");

    @BeforeAll
    void comeIn() throws IOException {
        later(Client.create(server(), "Tolo"));
        try (var maker = Client.create(server(), "Lysa")) {
            maker.ask("quit", "All you have is safe");
        }
    }

    @Test
    void axeFindsNothingOnAnyPage() {
        var softly = new SoftAssertions();
        for (var page : PAGES) isWithoutBarriers(softly, page, page);
        browser().prefer("dark");
        for (var page : first(PAGES, 1)) {
            browser().go(server(), page);
            softly.assertThat(browser().colourBarriers()).as(page + " dark").isEmpty();
        }
        browser().prefer("light");
        softly.assertAll();
    }

    private void isWithoutBarriers(SoftAssertions softly, String page, String as) {
        browser().go(server(), page);
        isWithoutBarriers(softly, as);
    }

    private void isWithoutBarriers(SoftAssertions softly, String as) {
        softly.assertThat(browser().barriers()).as(as).isEmpty();
    }

    @Test
    void axeFindsNothingOnTheStartScreen() {
        var softly = new SoftAssertions();
        browser().go(server());
        for (var theme : first(THEMES, 1)) {
            browser().set("theme", theme);
            isWithoutBarriers(softly, "start " + theme);
        }
        softly.assertAll();
    }

    /** What is in each place is tried in one theme, and each theme on what has all tones. */
    @Test
    void axeFindsNothingInTheGame() {
        var softly = new SoftAssertions();
        play();
        fill();
        for (var theme : THEMES) {
            browser().set("theme", theme);
            if (!first(THEMES, 1).contains(theme)) {
                softly.assertThat(browser().colourBarriers()).as("play " + theme).isEmpty();
                continue;
            }
            isWithoutBarriers(softly, "play " + theme);
            browser().press("[data-opens=settings]");
            isWithoutBarriers(softly, "settings " + theme);
            browser().press("#settings [data-opens=kept]");
            browser().awaitThere("#kept[open]");
            isWithoutBarriers(softly, "keys, aliases and triggers " + theme);
            browser().press("#kept [data-new=triggers]");
            isWithoutBarriers(softly, "a trigger " + theme);
            browser().press("#kept [data-cancel]");
            browser().press("#kept-close");
            browser().press("#actions [data-opens=actions]");
            isWithoutBarriers(softly, "editing the action bar " + theme);
            browser().press("#actions-close");
            browser().press("#panel-inventory .thing");
            isWithoutBarriers(softly, "menu " + theme);
            browser().keys(Keys.ESCAPE);
            for (var preset : PRESETS) {
                if (preset.equals("play")) continue;
                browser().set("preset", preset);
                isWithoutBarriers(softly, preset + " " + theme);
            }
            browser().set("preset", "play");
        }
        browser().resize(PHONE_WIDTH, PHONE_HEIGHT);
        for (var drawer : first(DRAWERS, 1)) {
            browser().press("[data-drawer=" + drawer + "]");
            isWithoutBarriers(softly, "phone " + drawer);
        }
        softly.assertAll();
    }

    @Test
    void theGameIsNotWiderThanASmallPhone() {
        var softly = new SoftAssertions();
        play();
        fill();
        for (var size : first(List.of("200", "100"), 1)) {
            browser().resize(size.equals("100") ? PHONE_WIDTH : SMALL_PHONE_WIDTH, PHONE_HEIGHT);
            browser().set("size", size);
            for (var preset : PRESETS) {
                browser().set("preset", preset);
                fits(softly, preset + " " + size);
                if (preset.equals("reader")) continue;
                for (var drawer : DRAWERS) {
                    browser().press("[data-drawer=" + drawer + "]");
                    fits(softly, preset + " " + size + " " + drawer);
                }
                browser().press("[data-drawer=" + DRAWERS.getLast() + "]");
            }
            browser().set("preset", "play");
            browser().press("[data-opens=settings]");
            fits(softly, "settings " + size);
            browser().press("#settings-close");
        }
        softly.assertAll();
    }

    @Test
    void noPageIsWiderThanASmallPhone() {
        var softly = new SoftAssertions();
        browser().resize(SMALL_PHONE_WIDTH, PHONE_HEIGHT);
        browser().go(server());
        fits(softly, "start");
        for (var page : PAGES) {
            browser().go(server(), page);
            fits(softly, page);
            browser().script("document.documentElement.style.fontSize = '200%'");
            fits(softly, page + " large");
        }
        softly.assertAll();
    }

    private void fits(SoftAssertions softly, String as) {
        softly.assertThat(tooWide()).as(as).isEmpty();
    }

    @Test
    void everythingIsDoneByKeysAlone() {
        browser().go(server());
        var keys = new Keyboard(browser());
        makesACharacter(keys);
        walks(keys);
        usesAThing(keys);
        changesTheSettings(keys);
        keys.allAround();
    }

    private void makesACharacter(Keyboard keys) {
        keys.tabTo("#start-new");
        keys.press(Keys.ENTER);
        browser().awaitLog("What should your character be called?");
        keys.type("Wanda");
        browser().awaitText("#prompt", "New password");
        keys.type("a very good one");
        browser().awaitText("#prompt", "Same password again");
        keys.type("a very good one");
        browser().awaitText("#answers", "Striker");
        keys.backTo("#answers button:nth-child(2)");
        keys.press(Keys.ENTER);
        browser().awaitText("#prompt", "ENTER for yes");
        keys.type("");
        browser().awaitLog("You wake in a yard");
        browser().awaitThere(".room.here");
    }

    private void walks(Keyboard keys) {
        keys.backTo("#log [role=button][title=north]");
        keys.press(Keys.ENTER);
        browser().awaitThere(".room.here[aria-label^='Delve Stair']");
        keys.tabTo(".room[tabindex='0']");
        keys.press(Keys.ARROW_DOWN);
        var room = browser().script("return document.activeElement.dataset.num").toString();
        keys.press(Keys.ENTER);
        browser().awaitThere(".room.here[data-num='" + room + "']");
    }

    private void usesAThing(Keyboard keys) {
        keys.tabTo("#panel-inventory .thing");
        choose(keys, "examine");
        keys.awaitAt("#panel-inventory .thing");
        keys.press(Keys.ENTER);
        browser().awaitThat(() -> assertThat(browser().all(".menu")).hasSize(1));
        keys.press(Keys.ESCAPE);
        browser().await("no menu", () -> browser().all(".menu").isEmpty());
        keys.awaitAt("#panel-inventory .thing");
        keys.tabTo("#panel-equipment .thing");
        choose(keys, "remove");
        browser()
                .await(
                        "it is in the pack",
                        () -> browser().all("#panel-inventory .thing").size() > 1);
        // Still among the panels, though the thing is gone from there.
        keys.awaitAt("#side, #panel-equipment .thing");
    }

    private void choose(Keyboard keys, String verb) {
        keys.press(Keys.ENTER);
        browser().awaitThere(".menu");
        for (var steps = 0; !here().startsWith(verb); steps++) {
            assertThat(steps).as("steps down the menu").isLessThan(MENU_MAX);
            keys.press(Keys.ARROW_DOWN);
        }
        var command = here();
        keys.press(Keys.ENTER);
        browser().awaitLog("> " + command);
        browser().await("no menu", () -> browser().all(".menu").isEmpty());
    }

    private String here() {
        return browser().script("return document.activeElement.textContent").toString();
    }

    private void changesTheSettings(Keyboard keys) {
        keys.backTo("[data-opens=settings]");
        keys.press(Keys.ENTER);
        keys.tabTo("#theme");
        keys.press("h");
        keys.tabTo("#settings-close");
        keys.press(Keys.ENTER);
        keys.awaitAt("[data-opens=settings]");
        assertThat(browser().script("return document.documentElement.dataset.theme"))
                .isEqualTo("contrast");
    }

    @Test
    void theReadersPageIsReadInASensibleOrder() throws IOException {
        play();
        browser().set("preset", "reader");
        browser().awaitLog("Output for screen readers is on");
        browser().hear(Lively.PANELS);
        var page = SpokenPage.of(browser());
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
                        "toolbar Actions",
                        "button Edit the action bar",
                        "form Command line",
                        "textbox Command",
                        "button Send",
                        "complementary Around you",
                        "heading Fight",
                        "heading Map",
                        "heading Ways out",
                        "heading Here",
                        "heading Talk",
                        "tab all",
                        "complementary You",
                        "heading You",
                        "heading Effects",
                        "heading Group",
                        "heading Quests",
                        "heading One Lantern, One Brother",
                        "heading Inventory",
                        "heading Equipment",
                        "heading Journal",
                        "status");
        browser().hearServer();
        browser().set("preset", "play");
        browser().awaitLog("Output for screen readers is off again");
    }

    /** What one would have to scroll to the side for; a picture or a table may have its own bar. */
    private List<String> tooWide() {
        return browser()
                .list(
                        """
                        const width = document.documentElement.clientWidth;
                        const shown = [...document.querySelectorAll('body *:not(svg, svg *)')].filter(
                            one => one.checkVisibility() && getComputedStyle(one).clipPath === 'none'
                                && !one.closest('.skips, .skip, .unseen-text, [role=region], .scroll'));
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
    private void play() {
        browser().go(server());
        browser().logIn("Lysa");
        browser().awaitText("#panel-room", "Tolo");
        browser().awaitText("#panel-inventory", "healing");
    }

    private void fill() {
        browser().hear(Lively.PANELS);
        browser().hear(Lively.WORDS);
        browser().awaitLog("Everybody laughs");
    }

    /** All of them in the long run, and as many of the first otherwise. */
    private static <T> List<T> first(List<T> all, int few) {
        return LONG ? all : all.subList(0, few);
    }
}
