package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How quick the page is. With {@code -Plong} the figures are printed; what is asserted has ten
 * times as much room, because the machine that runs this has other things to do, and ten times as
 * much as the page took a moment before when nothing came, where that is more.
 */
final class PageSpeedIT extends SharedPage {
    private static final int LINES = 10_000;
    private static final int LINES_KEPT = 1000;
    private static final int SLACK = 10;

    /** From a key to the next frame, for 95 of 100 keys. */
    private static final int KEY_MS_MAX = 50;

    private static final int PROMPT_MS_MAX = 1000;
    private static final double KIB = 1024;
    private static final int LOAD_OCTETS_MAX = 150 * 1024;

    /** Of all that the page is made of, as it came, with what each answer has around it. */
    private static final String OCTETS =
            """
            return ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind)
                    .map(entry => entry.encodedBodySize + (kind === 'navigation' ? 750 : 350)))
                .reduce((sum, octets) => sum + octets, 0);
            """;

    /** Becomes a guest at once, and notes when there is the first prompt of the game. */
    private static final String GUEST =
            """
            addEventListener('DOMContentLoaded', () => setTimeout(() => {
                document.querySelector('#start-guest').click();
                const prompt = document.querySelector('#prompt');
                new MutationObserver(() => {
                    if (document.body.dataset.playing && prompt.textContent)
                        window.promptMs ??= performance.now();
                }).observe(document.body, {attributes: true, childList: true, subtree: true});
            }));
            """;

    /** Notes for each key how long it takes until the page shows it. */
    private static final String STOPWATCH =
            """
            window.waits = [];
            addEventListener('keydown', event => {
                requestAnimationFrame(() => setTimeout(() =>
                    window.waits.push(performance.now() - event.timeStamp)));
            }, true);
            """;

    private static final String FROM_END =
            """
            const log = document.querySelector('#log');
            return log.scrollHeight - log.scrollTop - log.clientHeight;
            """;

    private static final String CHOICES =
            """
            {"proto":"gmcp","id":"Input.Choices","data":"{\\"question\\":\\"Which way?\\",\
            \\"choices\\":[{\\"label\\":\\"north\\",\\"send\\":\\"1\\"}]}"}\
            """;

    /** As from a server: each message in its turn, while somebody types. */
    private static final String ARRIVE =
            """
            for (const data of arguments[0]) setTimeout(() => window.hear(data));
            """;

    @Test
    void theFirstLoadIsSmallAndSoonAsksForACommand() {
        try (var first = Browser.open()) {
            first.beforeEachPage(GUEST);
            first.go(server());
            first.await("a prompt", () -> number(first, "return window.promptMs ?? 0") > 0);
            var octets = number(first, OCTETS);
            var requests =
                    number(first, "return performance.getEntriesByType('resource').length + 1");
            var promptMs = number(first, "return window.promptMs");
            print(
                    "first load: %.1f KiB in %d requests; first prompt of a guest after %d ms%n",
                    octets / KIB, requests, promptMs);
            assertThat(requests).isGreaterThan(10);
            assertThat(octets).isLessThan(LOAD_OCTETS_MAX);
            var loadMs =
                    number(
                            first,
                            "return performance.getEntriesByType('navigation')[0].loadEventEnd");
            assertThat(promptMs).isLessThan(SLACK * Math.max(PROMPT_MS_MAX, loadMs));
        }
    }

    @Test
    void tenThousandLinesAtOnceKeepTypingQuick() {
        play();
        types("one message of " + LINES + " lines", List.of(lines(0, LINES)));
    }

    @Test
    void aHundredMessagesAtOnceKeepTypingQuick() {
        play();
        var each = LINES / 100;
        var messages =
                IntStream.range(0, 100).mapToObj(at -> lines(at * each, (at + 1) * each)).toList();
        types("100 messages of " + each + " lines", messages);
    }

    @Test
    void whoReadsAboveIsNotMovedAndToldOfNewLines() {
        play();
        browser().hear(List.of(lines(0, 200)));
        browser().awaitLog("line 199");
        browser().await("the end", () -> number(browser(), FROM_END) < 2);
        browser().script("document.querySelector('#log').scrollTop = 500");
        browser().hear(List.of(lines(200, 300)));
        browser().awaitText("#newer", "New lines below");
        browser().awaitLog("line 299");
        assertThat(number(browser(), "return document.querySelector('#log').scrollTop"))
                .isEqualTo(500);
        browser().press("#newer");
        browser().await("the end", () -> number(browser(), FROM_END) < 2);
        browser().await("no more below", () -> !browser().find("#newer").isDisplayed());
    }

    /** Though buttons come below, between two frames, and make the log lower. */
    @Test
    void whoReadsAtTheEndStaysThere() {
        play();
        browser().hear(List.of(lines(0, 200)));
        browser().awaitLog("line 199");
        browser()
                .script(
                        """
                        const [lines, choices] = arguments;
                        window.hear(lines);
                        requestAnimationFrame(() => setTimeout(() => window.hear(choices)));
                        """,
                        lines(200, 210),
                        CHOICES);
        browser().awaitText("#answers", "north");
        browser().hear(List.of(lines(210, 220)));
        browser().awaitLog("line 219");
        browser().await("the end", () -> number(browser(), FROM_END) < 2);
        browser().await("no more below", () -> !browser().find("#newer").isDisplayed());
    }

    private void play() {
        browser().go(server());
        browser().press("#start-guest");
        browser().awaitThere("body[data-playing] .room.here");
        browser().script(STOPWATCH);
    }

    /** Types as fast as somebody can while that arrives, and measures each key. */
    private void types(String what, List<String> messages) {
        for (var at = 0; at < 10; at++) browser().keys("s");
        browser().await("keys of a quiet page", () -> waits().length == 10);
        var quiet = waits()[9];
        browser().script(ARRIVE, messages);
        for (var at = 0; at < 40; at++) browser().keys("x");
        browser().awaitLog("line " + (LINES - 1));
        assertThat(browser().find("#command").getDomProperty("value")).endsWith("x".repeat(40));
        browser().awaitThat(() -> assertThat(browser().all("#log .line")).hasSize(LINES_KEPT));
        var waits = waits();
        var most = waits[waits.length * 95 / 100];
        print(
                "%s: a key is shown after %.0f ms, 95 of 100 within %.0f ms, all within %.0f ms (%d"
                        + " keys)%n",
                what, waits[waits.length / 2], most, waits[waits.length - 1], waits.length);
        assertThat(most).isLessThan(SLACK * Math.max(KEY_MS_MAX, quiet));
    }

    /** How long each key has taken, the quickest first. */
    private double[] waits() {
        return browser().list("return window.waits").stream()
                .mapToDouble(Double::parseDouble)
                .sorted()
                .toArray();
    }

    private static void print(String figures, Object... of) {
        if (LONG) System.out.printf(figures, of);
    }

    private static String lines(int from, int to) {
        var all = new StringBuilder();
        for (var at = from; at < to; at++)
            all.append(all.isEmpty() ? "" : ",")
                    .append("[{\"t\":\"line\",\"c\":\"talk\"},\" ")
                    .append(at)
                    .append(" of what somebody far too talkative has to say about the \",")
                    .append("{\"t\":\"north\",\"c\":\"exits\",\"send\":\"north\"}]");
        return "{\"proto\":\"text\",\"id\":\"Text.Lines\",\"data\":{\"lines\":[" + all + "]}}";
    }

    private static long number(Browser browser, String script) {
        return Math.round(((Number) browser.script(script)).doubleValue());
    }
}
