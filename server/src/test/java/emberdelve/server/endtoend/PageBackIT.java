package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Whoever played is back without a password, and has read all once and nothing twice. */
final class PageBackIT {
    /** A whole minute where all is tried that there is; the page gives a link up after 45 s. */
    private static final long FROZEN_SECONDS = SharedPage.LONG ? 60 : 0;

    /** In the fast world of the test a character without a link leaves after 3 s. */
    private static final long ASLEEP_SECONDS = SharedPage.LONG ? 65 : 5;

    @TempDir private Path temporary = Path.of("");

    @Test
    void aReloadAFrozenServerAndAKilledOne() throws IOException, InterruptedException {
        Browser.isNeeded();
        var data = temporary.resolve("data");
        var folder = Configuration.fast(temporary.resolve("config")).folder().toString();
        try (var browser = Browser.open()) {
            String port;
            try (var server = RunningServer.on(data, "--config", folder)) {
                port = Integer.toString(server.webPort());
                Client.create(server, "Mira").ask("quit", "hang up|Goodbye|again");
                browser.go(server);
                browser.logIn("Mira");
                awaitTicket(browser);
                browser.ask("say before", "You say: before");
                try (var tolo = Client.create(server, "Tolo")) {
                    tolo.ask("tell mira psst", "You tell Mira");
                    browser.awaitText("#panel-channels", "psst");
                    reloads(browser);
                    tolo.ask("quit", "hang up|Goodbye|again");
                }
                freezes(browser, server);
                browser.ask("save", "Saved");
                server.kill();
                browser.awaitText("#link-words", "Trying again in");
            }
            try (var again = RunningServer.on(data, "--config", folder, "--websocket-port", port)) {
                assertThat(again.webPort()).hasToString(port);
                browser.awaitLog("The link is back.");
                browser.awaitText("#who", "Mira");
                browser.ask("say after the kill", "You say: after the kill");
                awaitTicket(browser);
                browser.go(again);
                browser.awaitText("#who", "Mira");
                browser.ask("say at last", "You say: at last");
                for (var said : new String[] {"before", "frozen", "after the kill", "at last"})
                    assertThat(browser.log()).containsOnlyOnce("You say: " + said);
                assertThat(browser.log()).doesNotContain("Password", "Name:");
                leaves(browser, again);
            }
        }
    }

    /** The network loses what is on its way, and a tab sleeps longer than a page waits. */
    @Test
    void aLinkThatSwallowsAndATabThatSleeps() throws IOException, InterruptedException {
        var folder = Configuration.fast(temporary.resolve("config")).folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var relay = Relay.to(server.webPort());
                var tolo = Client.create(server, "Tolo");
                var browser = Browser.open()) {
            Client.create(server, "Mira").ask("quit", "hang up|Goodbye|again");
            browser.go("http://localhost:" + relay.port() + "/");
            browser.logIn("Mira");
            awaitTicket(browser);
            says(tolo, "one");
            browser.awaitLog("Tolo says: one");

            relay.swallow();
            says(tolo, "two");
            relay.cut();
            says(tolo, "three");
            browser.awaitLog("The link is back.");
            browser.awaitLog("Tolo says: two");
            awaitTicket(browser);

            // The page that is loaded next has what the last one has shown, and that is not this.
            relay.swallow();
            says(tolo, "four");
            browser.script("location.reload()");
            browser.awaitText("#who", "Mira");
            browser.awaitLog("Tolo says: four");
            awaitTicket(browser);

            sleeps(browser, tolo);
            for (var said : List.of("one", "two", "three", "four", "asleep", "awake"))
                assertThat(browser.log()).containsOnlyOnce("Tolo says: " + said);
        }
    }

    /** A browser ends the link of a tab that it freezes; sooner or later the character leaves. */
    private static void sleeps(Browser browser, Client tolo)
            throws IOException, InterruptedException {
        browser.devTools("Page.setWebLifecycleState", Map.of("state", "frozen"));
        says(tolo, "asleep");
        TimeUnit.SECONDS.sleep(ASLEEP_SECONDS);
        browser.devTools("Page.setWebLifecycleState", Map.of("state", "active"));
        // The frozen tab was a hidden one, and stays so until somebody looks at it.
        browser.devTools("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
        browser.awaitLog("Tolo says: asleep");
        browser.ask("say well", "You say: well");
        says(tolo, "awake");
        browser.awaitLog("Tolo says: awake");
    }

    private static void says(Client tolo, String word) throws IOException {
        tolo.ask("say " + word, "You say: " + word);
    }

    private static void reloads(Browser browser) {
        browser.script("location.reload()");
        browser.awaitLog("You say: before");
        browser.awaitText("#who", "Mira");
        browser.awaitText("#panel-channels", "psst");
        browser.ask("look", "Lantern Yard");
        assertThat(browser.log())
                .containsOnlyOnce("You say: before")
                .containsOnlyOnce("Tolo tells you: psst")
                .doesNotContain("While your link was down");
        awaitTicket(browser);
    }

    private static void freezes(Browser browser, RunningServer server)
            throws IOException, InterruptedException {
        server.freeze();
        browser.type("say frozen");
        browser.awaitText("#link-words", "No answer for 5 seconds. The last one took ");
        TimeUnit.SECONDS.sleep(FROZEN_SECONDS);
        server.thaw();
        browser.awaitLog("You say: frozen");
        browser.await("all is well", () -> !browser.find("#link").isDisplayed());
        browser.awaitText("#who", "Mira");
        awaitTicket(browser);
    }

    /** Who quits is at the start screen, and nobody comes in from there without a password. */
    private static void leaves(Browser browser, RunningServer server) {
        browser.type("quit");
        browser.awaitText("#login-state", "All you have is safe");
        assertThat(browser.script("return Object.keys(sessionStorage).length")).isEqualTo(0L);
        browser.go(server);
        browser.awaitThere("#login");
        assertThat(browser.script("return document.body.dataset.screen")).isEqualTo("start");
    }

    static void awaitTicket(Browser browser) {
        browser.await(
                "the page has a ticket",
                () -> !"".equals(browser.script("return sessionStorage['emberdelve.ticket']")));
    }
}
