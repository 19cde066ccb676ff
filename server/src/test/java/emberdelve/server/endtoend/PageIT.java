package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/** The page to play on, in a real browser. */
final class PageIT {
    @TempDir private Path temporary = Path.of("");

    @BeforeAll
    static void needABrowser() {
        Browser.isNeeded();
    }

    @Test
    void aNewcomerPlaysWithinAMinute() throws IOException {
        try (var server = RunningServer.plain(temporary.resolve("data"));
                var browser = Browser.open()) {
            browser.go(server);
            browser.press("#start-guest");
            browser.awaitLog("Lantern Yard");
            assertThat(browser.complaints()).isEmpty();
            System.out.println(browser.barriers());
        }
    }
}
