package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.util.List;
import java.util.Map;

/** What one sees of the page: that what matters is in sight, and what is read can be read. */
@Order(1)
final class PageLooksIT extends SharedPage {
    /** Letters in a line of prose; more are hard to find the way back from. */
    private static final int MEASURE = 90;

    /** Contrast of words with what is behind them (WCAG 2.2 AA). */
    private static final double CONTRAST_MIN = 4.5;

    private static final String QUESTION =
            """
            {"proto":"gmcp","id":"Input.Choices","data":"{\\"question\\":\\"Which of these?\\",\
            \\"choices\\":[{\\"label\\":\\"Two hit points more\\",\\"send\\":\\"1\\"},\
            {\\"label\\":\\"A steadier hand\\",\\"send\\":\\"2\\"},\
            {\\"label\\":\\"A thicker skin than before\\",\\"send\\":\\"3\\"},\
            {\\"label\\":\\"Longer legs\\",\\"send\\":\\"4\\"}]}"}\
            """;

    private static final String LONG_PROMPT =
            """
            {"proto":"text","id":"Text.Lines","data":{"lines":[],\
            "prompt":["HP 100/100, fighting two guards and a miner, poisoned, hasted > "]}}\
            """;

    /** Of the command line: where it ends, how high it is, and who is over its middle. */
    static final String LINE =
            """
            const line = document.querySelector('#command').getBoundingClientRect();
            const over = document.elementFromPoint(
                (line.left + line.right) / 2, (line.top + line.bottom) / 2);
            return [line.bottom <= innerHeight, line.top >= 0, line.height >= 24,
                over?.id === 'command'].join();
            """;

    /** The pairs of colours of which one is written on the other, and that are too near. */
    private static final String CONTRASTS =
            """
            const probe = document.createElement('i');
            document.body.append(probe);
            const channels = name => {
                probe.style.color = `var(--${name})`;
                return getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
            };
            const light = name => channels(name).map(of => of / 255)
                .map(of => of <= 0.03928 ? of / 12.92 : ((of + 0.055) / 1.055) ** 2.4)
                .reduce((sum, of, at) => sum + of * [0.2126, 0.7152, 0.0722][at], 0);
            const contrast = (one, other) => {
                const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
                return (high + 0.05) / (low + 0.05);
            };
            const tones = ['text', 'muted', 'accent', 'link', 'exits', 'people', 'things', 'talk', 'group',
                'shout', 'hurt', 'heal', 'death', 'gain', 'warn', 'staff'];
            const pairs = [['on-accent', 'accent'],
                ...tones.flatMap(tone => ['bg', 'surface'].map(ground => [tone, ground])),
                ...['text', 'muted', 'accent'].map(tone => [tone, 'raised'])];
            const poor = pairs.filter(([one, other]) => contrast(one, other) < arguments[0])
                .map(([one, other]) => `${one} on ${other}: ${contrast(one, other).toFixed(2)}`);
            probe.remove();
            return poor;
            """;

    @BeforeEach
    void comeInAsAGuest() {
        browser().go(server());
        browser().press("#start-guest");
        browser().awaitThere("body[data-playing] .room.here");
        browser().awaitThere("#panel-inventory .thing");
    }

    @Test
    void theCommandLineIsInSightOnEveryScreen() {
        var softly = new SoftAssertions();
        // The last three: a keyboard on the glass, 400 % of 1280 by 800, and that with a keyboard.
        for (var size :
                List.of("360x740", "740x360", "1280x800", "740x170", "320x200", "320x150")) {
            var sides = size.split("x");
            browser().resize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
            isInSight(softly, size);
            browser().hear(List.of(QUESTION));
            isInSight(softly, size + " with a question");
            var drawers = browser().all("#drawers button");
            for (var drawer : drawers) {
                if (!drawer.isDisplayed()) continue;
                drawer.click();
                isInSight(softly, size + " with a drawer and a question");
            }
            if (!drawers.isEmpty() && drawers.getLast().isDisplayed()) drawers.getLast().click();
            browser().hear(List.of(QUESTION.replaceAll("\\[\\{.*}]", "[]")));
        }
        softly.assertAll();
    }

    private void isInSight(SoftAssertions softly, String when) {
        softly.assertThat(browser().script(LINE)).as(when).isEqualTo("true,true,true,true");
    }

    /** On a phone each row that says what one knows already is a line less of the story. */
    @Test
    void aPhoneHasOneRowForTheToolsAndOneForHowOneIs() {
        browser().resize(360, 740);
        assertThat(browser().find("#prompt").isDisplayed())
                .as("how one is stands above it already")
                .isFalse();
        assertThat(browser().find("header").getRect().getHeight()).as("tools").isLessThan(60);
        assertThat(browser().find("#vitals-line").getRect().getHeight())
                .as("how one is")
                .isLessThan(40);
        assertThat(browser().find("#sky").getDomProperty("textContent"))
                .as("it is still read out")
                .isNotEmpty();
    }

    /** With a drawer and a question open, too, a phone shows something of what happens. */
    @Test
    void thereIsRoomForWhatHappens() {
        for (var size : List.of("360x740", "740x360", "740x170")) {
            var sides = size.split("x");
            browser().resize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
            var lines =
                    browser()
                            .script(
                                    """
                                    const log = document.querySelector('#log');
                                    return log.clientHeight / parseFloat(getComputedStyle(log).lineHeight);
                                    """);
            assertThat(((Number) lines).doubleValue()).as(size).isGreaterThan(2.9);
        }
    }

    @Test
    void thePromptNeverMovesTheLine() {
        var before = place();
        browser().hear(List.of(LONG_PROMPT));
        browser().awaitText("#prompt", "poisoned, hasted");
        assertThat(place()).isEqualTo(before);
    }

    private String place() {
        return browser()
                .script(
                        """
                        const {x, y, width} = document.querySelector('#command').getBoundingClientRect();
                        return [x, y, width].map(Math.round).join();
                        """)
                .toString();
    }

    @Test
    void proseIsSetInLettersOfABookAndTablesInColumns() {
        browser().ask("score", "lower is faster");
        assertThat(family("  hit points")).startsWith("ui-monospace");
        browser().ask("look", "Forty-one lanterns");
        assertThat(family("Forty-one")).startsWith("Charter");
        assertThat(browser().all("#log .line.title")).as("rooms have a title").isNotEmpty();
        browser().resize(2560, 1440);
        assertThat(letters("Forty-one")).isLessThanOrEqualTo(MEASURE);
        browser().resize(Browser.WIDTH, Browser.HEIGHT);

        var keys = new Keyboard(browser());
        browser().press("[data-opens=settings]");
        keys.tabTo("#face");
        keys.press("all of");
        keys.tabTo("#spacing");
        keys.press("wide");
        keys.press(Keys.ESCAPE);
        browser().await("all of one width", () -> family("Forty-one").startsWith("ui-mono"));
        assertThat(browser().script("return document.documentElement.dataset.spacing"))
                .isEqualTo("wide");
    }

    /** The faces of the last line with these words. */
    private String family(String words) {
        return browser()
                .script(
                        """
                        const line = [...document.querySelectorAll('#log .line')].findLast(
                            one => one.textContent.includes(arguments[0]));
                        return getComputedStyle(line).fontFamily;
                        """,
                        words)
                .toString();
    }

    /** The most letters that stand in one row of that paragraph. */
    private int letters(String words) {
        var most =
                browser()
                        .script(
                                """
                                const line = [...document.querySelectorAll('#log .line')].findLast(
                                    one => one.textContent.includes(arguments[0]));
                                const rows = new Map();
                                const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
                                for (let node; (node = walker.nextNode()); )
                                    for (let at = 0; at < node.length; at++) {
                                        const range = document.createRange();
                                        range.setStart(node, at);
                                        range.setEnd(node, at + 1);
                                        const row = Math.round(range.getBoundingClientRect().top);
                                        rows.set(row, (rows.get(row) ?? 0) + 1);
                                    }
                                return Math.max(...rows.values());
                                """,
                                words);
        return ((Number) most).intValue();
    }

    @Test
    void whatIsEmptyFoldsAwayAndOpensWhenThereIsSomething() {
        browser().awaitText("#heading-effects", "Effects none");
        assertThat(browser().find("#panel-effects").isDisplayed()).isFalse();
        browser().press("#heading-effects button");
        browser().awaitText("#panel-effects", "None.");
        browser().press("#heading-effects button");
        browser().hear(Lively.PANELS);
        browser().awaitText("#panel-effects", "Poisoned");
        assertThat(browser().find("#heading-effects").getText()).isEqualTo("Effects");
    }

    @Test
    void theHourIsInTheFrame() {
        browser()
                .awaitThat(() ->
                        assertThat(browser().find("#sky").getText())
                                .matches(
                                        "(dawn|morning|noon|afternoon|dusk|evening|small"
                                                + " hours).*"));
        browser()
                .hear(
                        List.of(
                                """
                                {"proto":"gmcp","id":"World.Sky","data":"{\\"hour\\":\\"dusk\\",\
                                \\"night\\":false,\\"weather\\":\\"rain\\",\\"open\\":true}"}\
                                """));
        browser().awaitText("#sky", "dusk, rain");
    }

    @Test
    void everyToneCanBeReadInEveryTheme() {
        var softly = new SoftAssertions();
        for (var theme : List.of("dark", "light", "contrast")) {
            browser().set("theme", theme);
            var poor = browser().list(CONTRASTS, CONTRAST_MIN);
            softly.assertThat(poor).as(theme).isEmpty();
        }
        softly.assertAll();
    }

    @Test
    void forcedColoursKeepEveryBar() {
        browser()
                .devTools(
                        "Emulation.setEmulatedMedia",
                        Map.of(
                                "features",
                                List.of(Map.of("name", "forced-colors", "value", "active"))));
        try {
            var bars =
                    browser()
                            .list(
                                    """
                                    const colour = one => getComputedStyle(one).backgroundColor;
                                    return [...document.querySelectorAll('.bar')]
                                        .filter(one => one.checkVisibility())
                                        .map(one => String(colour(one) !== colour(one.firstElementChild)));
                                    """);
            assertThat(bars).isNotEmpty().containsOnly("true");
        } finally {
            browser().devTools("Emulation.setEmulatedMedia", Map.of("features", List.of()));
        }
    }
}
