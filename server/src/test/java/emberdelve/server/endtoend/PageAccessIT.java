package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

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

    private static final List<String> PRESETS = List.of("play", "reader", "compact");
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
                    browser().press("#drawers [data-drawer=" + drawer + "]");
                    hasRoom(softly, preset + " " + size + " " + drawer);
                    fits(softly, preset + " " + size + " " + drawer);
                }
                browser().press("#drawers [data-drawer=" + DRAWERS.getLast() + "]");
                hasRoom(softly, preset + " " + size + ", a fight");
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

    /** However large letters are, a fight and what was opened are more than a line. */
    private void hasRoom(SoftAssertions softly, String as) {
        softly.assertThat(browser().find("#side").getRect().getHeight())
                .as(as)
                .isGreaterThan(PHONE_HEIGHT / 6);
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
                        "complementary Fight",
                        "heading Fight",
                        "complementary Around you",
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
