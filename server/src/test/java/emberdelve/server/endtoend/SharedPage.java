package emberdelve.server.endtoend;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** Tests that share one server and one browser, since a start of either takes seconds. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SharedPage {
    /** Whether all is tried that there is, and not only what tells most. */
    static final boolean LONG = Boolean.getBoolean("emberdelve.long");

    private final Deque<AutoCloseable> open = new ArrayDeque<>();
    private RunningServer server;
    private Browser browser;

    /** As shipped; who needs another server says so. */
    RunningServer serve(Path temporary) throws IOException {
        return RunningServer.plain(temporary.resolve("data"));
    }

    @BeforeAll
    final void start(@TempDir Path temporary) throws IOException {
        Browser.isNeeded();
        server = later(serve(temporary));
        browser = later(Browser.open());
        browser.watchSocket();
    }

    /** Whoever stayed would stand in the next one's way, and so would what they have chosen. */
    @AfterEach
    final void leave() {
        browser.resize(Browser.WIDTH, Browser.HEIGHT);
        browser.script(
                """
                if (document.body.dataset.playing) document.querySelector('#leave').click();
                if (location.host) for (const kept of [localStorage, sessionStorage]) kept.clear();
                """);
        browser.go("about:blank");
        browser.complaints();
    }

    /** Closes the latest first, also where it has got no further than the server. */
    @AfterAll
    final void stop() throws Exception {
        while (!open.isEmpty()) open.pop().close();
    }

    final <T extends AutoCloseable> T later(T one) {
        open.push(one);
        return one;
    }

    final RunningServer server() {
        return server;
    }

    final Browser browser() {
        return browser;
    }
}
