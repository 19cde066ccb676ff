package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The text so far: looked through, saved, with times, and counted while the page is not seen. */
final class PageLookBackIT extends SharedPage {
    private static final int KEPT = 10_000;

    @BeforeEach
    void comeInAsAGuest() {
        browser().go(server());
        browser().press("#start-guest");
        browser().awaitThere("body[data-playing] .room.here");
    }

    @Test
    void linesLongGoneFromThePageAreFoundByWordsAndSeenInTheirPlace() {
        browser().ask("say a needle", "You say: a needle");
        tells(3_000);
        assertThat(elements()).as("the page stays small").isLessThan(6_000);
        assertThat(browser().log()).doesNotContain("needle");

        browser().press("#look-back-open");
        browser().awaitText("#look-back-state", "lines.");
        assertThat(browser().lines("#look-back-lines li")).hasSize(100);
        assertThat(browser().barriers()).isEmpty();
        browser().keys("NEEDLE");
        browser().awaitText("#look-back-state", "1 to 2 of 2 lines with these words.");
        assertThat(browser().barriers()).isEmpty();
        // To the list, and to the first of its lines.
        browser().keys(Keys.TAB);
        browser().keys(Keys.TAB);
        browser().keys(Keys.ENTER);
        browser().awaitText("#look-back-lines .found", "say a needle");
        browser().awaitText("#look-back-lines", "hay 0");
        assertThat(browser().find("#look-back-words").getDomProperty("value")).isEmpty();
        browser().press("#look-back-newer");
        browser().awaitText("#look-back-lines", "hay 120");
        browser().keys(Keys.ESCAPE);
        // The text is as long as it may be, and gets no longer by an answer.
        browser().type("say back");
        browser().awaitLog("You say: back");
    }

    @Test
    void manyThousandLinesAreKeptAndThePageStaysSmall() {
        tells(KEPT);
        var before = elements();
        tells(KEPT);
        assertThat(elements()).isLessThan(before + 100);
        browser().press("#look-back-open");
        browser().awaitText("#look-back-state", "of 10,000 lines.");
    }

    @Test
    void allOfItIsSavedAsTextAndAsHtml(@TempDir Path folder) {
        browser()
                .devTools(
                        "Browser.setDownloadBehavior",
                        Map.of("behavior", "allow", "downloadPath", folder.toString()));
        browser().ask("say <b>bold</b> & free", "bold");
        browser().press("#look-back-open");
        browser().press("#look-back-text");
        browser()
                .awaitThat(() ->
                        assertThat(saved(folder, ".txt")).contains("You say: <b>bold</b> & free"));
        browser().press("#look-back-html");
        browser()
                .awaitThat(() ->
                        assertThat(saved(folder, ".html"))
                                .contains("You say: &lt;b&gt;bold&lt;/b&gt; &amp; free"));
        browser().press("#look-back-close");
        assertThat(browser().complaints()).isEmpty();
    }

    private static String saved(Path folder, String ending) throws IOException {
        try (var files = Files.newDirectoryStream(folder, "*" + ending)) {
            return Files.readString(files.iterator().next());
        }
    }

    @Test
    void onAPhoneTheSettingsLeadToIt() {
        browser().resize(360, 740);
        browser().press("[data-opens=settings]");
        browser().press("#settings [data-opens=look-back]");
        browser().awaitText("#look-back-state", "lines.");
        assertThat(browser().find("#settings").isDisplayed()).isFalse();
        browser().press("#look-back-close");
        browser().ask("say small", "You say: small");
    }

    @Test
    void timesAreShownWhenAskedFor() {
        assertThat(before()).isEqualTo("none");
        browser().press("[data-opens=settings]");
        browser().press("#settings [name=times]");
        browser().press("#settings-close");
        assertThat(before()).matches("\"\\d\\d:\\d\\d\\W+");
    }

    private String before() {
        return browser()
                .script(
                        "return getComputedStyle(document.querySelector('#log .line:not(.note)'),"
                                + " '::before').content")
                .toString();
    }

    @Test
    void theTitleCountsWhatCameWhileThePageWasNotSeen() {
        var title = title();
        hidden(true);
        tells(3);
        browser().await("counted", () -> title().equals("(3) " + title));
        tells(2);
        browser().await("counted", () -> title().equals("(5) " + title));
        hidden(false);
        assertThat(title()).isEqualTo(title);
    }

    private String title() {
        return browser().script("return document.title").toString();
    }

    private void hidden(boolean is) {
        browser()
                .script(
                        """
                        Object.defineProperty(document, 'hidden', {value: arguments[0], configurable: true});
                        document.dispatchEvent(new Event('visibilitychange'));
                        """,
                        is);
    }

    private int elements() {
        return ((Number) browser().script("return document.querySelectorAll('*').length"))
                .intValue();
    }

    /** The server tells that many lines, and they are all there. */
    private void tells(int lines) {
        var words =
                IntStream.range(0, lines)
                        .mapToObj(nth -> "[\"hay " + nth + "\"]")
                        .collect(Collectors.joining(","));
        browser()
                .hear(
                        List.of(
                                "{\"proto\":\"text\",\"id\":\"Text.Lines\",\"data\":{\"lines\":["
                                        + words
                                        + "],\"prompt\":[]}}"));
        browser().hearServer();
        browser()
                .await(
                        "the last of them",
                        () ->
                                Boolean.TRUE.equals(
                                        browser()
                                                .script(
                                                        """
                                                        return document.querySelector('#log').lastElementChild
                                                            ?.textContent.endsWith(`hay ${arguments[0]}`)
                                                        """,
                                                        lines - 1)));
    }
}
