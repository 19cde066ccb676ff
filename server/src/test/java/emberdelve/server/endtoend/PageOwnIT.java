package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The player's own keys, aliases and triggers: made, used, and found in another browser. */
final class PageOwnIT extends SharedPage {
    private static final int PHONE_WIDTH = 360;
    private static final int PHONE_HEIGHT = 740;
    private static final String KEPT = "Kept with your account.";

    private void comesIn(String name) throws IOException {
        Client.create(server(), name).ask("quit", "hang up|Goodbye|again");
        browser().go(server());
        browser().logIn(name);
    }

    @Test
    void madeByKeysAndByPointerTheyAreThereInAnotherBrowser() throws IOException {
        comesIn("Mira");
        makesAKeyByKeys();
        makesAnAlias(browser(), "hh", "say $1 and $2!");
        browser().press("[data-new=triggers]");
        browser().fill("#kept-pattern", "You say: gold and *");
        browser().fill("#kept-send", "say saw $1");
        browser().press("#kept form .main");
        browser().awaitText("#kept", "“You say: gold and *”: highlight, send say saw $1");
        browser().awaitText("#kept-state", KEPT);
        assertThat(browser().barriers()).isEmpty();
        browser().press("#kept-close");
        plays(browser());
        try (var other = Browser.open()) {
            other.go(server());
            other.logIn("Mira");
            plays(other);
            opens(other);
            other.awaitText("#kept", "hh: say $1 and $2!");
            other.press("#kept-close");
            assertThat(other.complaints()).isEmpty();
        }
    }

    private void makesAKeyByKeys() {
        var keys = new Keyboard(browser());
        keys.backTo("[data-opens=settings]");
        keys.press(Keys.ENTER);
        keys.tabTo("[data-opens=kept]");
        keys.press(Keys.ENTER);
        keys.awaitAt("#kept-title");
        keys.tabTo("[data-new=macros]");
        keys.press(Keys.ENTER);
        keys.awaitAt("#kept-key");
        keys.press(Keys.F2);
        browser().awaitText("#kept form [role=status]", "F2 it is.");
        keys.press(Keys.TAB);
        keys.press("say by key" + Keys.ENTER + "hh two keys");
        keys.tabTo("#kept form .main");
        keys.press(Keys.ENTER);
        keys.awaitAt("#kept ul button");
        browser().awaitText("#kept", "F2: say by key; hh two keys");
    }

    /** With the key, the alias, and the trigger on what the alias says. */
    private static void plays(Browser browser) {
        browser.awaitThere("body[data-playing]");
        // What was kept comes just behind the room.
        browser.await("they are loaded", () -> !browser.all("link[href$='kept.css']").isEmpty());
        browser.find("#command").sendKeys(Keys.F2);
        browser.awaitLog("You say: by key");
        browser.awaitLog("You say: two and keys!");
        browser.ask("hh gold rings", "You say: gold and rings!");
        browser.awaitLog("You say: saw rings!");
        browser.await(
                "one line is marked",
                () -> browser.lines("#log .marked").equals(List.of("You say: gold and rings!")));
    }

    @Test
    void aLineLeftOutIsNotShownAndStillFound() throws IOException {
        comesIn("Tolo");
        opens(browser());
        makesATrigger("secret *", "Leave the line out");
        browser().press("#kept-close");
        browser().type("say secret word");
        browser().ask("say open word", "You say: open word");
        assertThat(browser().log()).doesNotContain("You say: secret");
        browser().press("#look-back-open");
        browser().awaitText("#look-back-lines", "You say: secret word");
    }

    private void makesATrigger(String pattern, String deed) {
        browser().press("[data-new=triggers]");
        browser().fill("#kept-pattern", pattern);
        browser()
                .script(
                        """
                        for (const label of document.querySelectorAll('#kept form label'))
                            if (label.textContent.trim().startsWith(arguments[0])) label.querySelector('input').click();
                        """,
                        deed);
        browser().press("#kept form .main");
        browser().awaitText("#kept-state", KEPT);
    }

    @Test
    void aTriggerThatSetsItselfOffIsStopped() throws IOException {
        comesIn("Lysa");
        opens(browser());
        browser().press("[data-new=triggers]");
        browser().fill("#kept-pattern", "^You say: (.*)echo$");
        browser().script("document.querySelector('#kept form [type=checkbox]').click()");
        browser().fill("#kept-send", "say $1echo");
        browser().press("#kept form .main");
        browser().awaitText("#kept-state", KEPT);
        browser().press("#kept-close");
        browser().type("say echo");
        browser().awaitLog("was set off too often within a second, and has not sent again");
        browser().ask("say quiet", "You say: quiet");
        assertThat(browser().log().split("You say: echo", -1)).hasSizeLessThan(9);

        browser()
                .script(
                        """
                        window.beat = setInterval(() => window.hear(arguments[0]), 350);
                        """,
                        """
                        {"proto":"text","id":"Text.Lines","data":{"lines":[["You say: echo"]]}}\
                        """);
        browser().awaitLog("has sent ten times within ten seconds, and is stopped");
        browser().script("clearInterval(window.beat)");
        browser().hearServer();
    }

    @Test
    void whatCannotBeIsRefusedWithWords() throws IOException {
        comesIn("Odo");
        opens(browser());
        browser().press("[data-new=macros]");
        browser().find("#kept-key").sendKeys("F5");
        browser().fill("#kept-commands", "look");
        browser().press("#kept form .main");
        browser().awaitText("#kept form [role=alert]", "F5 is needed");
        assertThat(browser().barriers()).isEmpty();
        browser().find("#kept-key").sendKeys(Keys.ESCAPE);
        browser().awaitText("#kept", "New key");
        browser().press("[data-new=triggers]");
        browser().fill("#kept-pattern", "(a");
        browser().script("document.querySelector('#kept form [type=checkbox]').click()");
        browser().press("#kept form .main");
        browser().awaitText("#kept form [role=alert]", "A bracket ( is not closed.");
        browser().press("#kept form [data-cancel]");
        makesAnAlias(browser(), "look", "examine");
        browser().press("[data-new=aliases]");
        browser().fill("#kept-word", "Look");
        browser().fill("#kept-commands", "x");
        browser().press("#kept form .main");
        browser().awaitText("#kept form [role=alert]", "There is one for Look already.");
    }

    @Test
    void theyAreSavedAsAFileAndReadAgain(@TempDir Path folder) throws IOException {
        comesIn("Wanda");
        browser()
                .devTools(
                        "Browser.setDownloadBehavior",
                        Map.of("behavior", "allow", "downloadPath", folder.toString()));
        opens(browser());
        makesAnAlias(browser(), "kk", "kill $1");
        browser().press("#kept-save");
        var file = folder.resolve("emberdelve-keys.json");
        browser().awaitThat(() -> assertThat(file).content().contains("kill $1"));

        reads(folder, "{");
        browser().awaitText("#kept-state", "the file is no JSON");
        var text = Files.readString(file);
        reads(folder, text.replace("\"on\": true", "\"on\": 1"));
        browser().awaitText("#kept-state", "aliases, entry 1: on: true or false is expected.");
        reads(folder, text.replace("kill $1", "say " + "long ".repeat(190)));
        browser().awaitThere("dialog.confirm[open]");
        browser().press("dialog.confirm [value=no]");
        reads(folder, text.replace("\"kk\"", "\"other\""));
        browser().press("dialog.confirm [value=yes]");
        browser().awaitText("#kept", "other: kill $1");
        browser().awaitText("#kept-state", KEPT);
        reads(folder, tooLarge());
        browser().awaitText("#kept-state", "octets, and at most 15,000 are kept.");
    }

    private static String tooLarge() {
        var entries = new StringBuilder();
        for (var at = 0; at < 20; at++)
            entries.append(at == 0 ? "" : ",")
                    .append(
                            "{\"word\":\"k"
                                    + at
                                    + "\",\"commands\":\""
                                    + "x".repeat(900)
                                    + "\",\"on\":true}");
        return "{\"format\":1,\"aliases\":[" + entries + "],\"triggers\":[],\"macros\":[]}";
    }

    private void reads(Path folder, String text) throws IOException {
        var file = Files.writeString(folder.resolve("read.json"), text);
        browser().find("#kept-file").sendKeys(file.toString());
    }

    @Test
    void ofTwoBrowsersThePlayerDecidesWhoseCounts() throws IOException {
        comesIn("Berta");
        opens(browser());
        makesAnAlias(browser(), "first", "look");
        browser().press("#kept-close");
        try (var other = Browser.open()) {
            for (var decision : new String[] {"Take what", "Keep what"}) {
                other.go(server());
                other.logIn("Berta");
                browser().awaitText("#link-words", "The connection has ended");
                opens(other);
                makesAnAlias(other, "other" + decision.charAt(0), "look");
                opens(browser());
                browser().press("[data-new=aliases]");
                browser().fill("#kept-word", "mine" + decision.charAt(0));
                browser().fill("#kept-commands", "look");
                browser().press("#kept form .main");
                browser().press("#kept-close");
                browser().press("#to-start");
                browser().logIn("Berta");
                browser().awaitLog("Another page of yours has kept something else meanwhile");
                opens(browser());
                assertThat(browser().barriers()).isEmpty();
                browser().pressButton(decision);
                browser().awaitText("#kept-state", KEPT);
                browser().press("#kept-close");
            }
        }
        opens(browser());
        browser().awaitText("#kept-aliases + ul", "first");
        assertThat(String.join(" ", browser().lines("#kept-aliases + ul li")))
                .contains("otherT", "mineK")
                .doesNotContain("mineT", "otherK");
    }

    @Test
    void onAPhoneItFits() throws IOException {
        comesIn("Gerda");
        browser().resize(PHONE_WIDTH, PHONE_HEIGHT);
        opens(browser());
        makesAnAlias(browser(), "a".repeat(40), "say " + "long".repeat(60));
        fits();
        browser().press("[data-new=triggers]");
        fits();
        browser().fill("#kept-pattern", "x".repeat(200));
        browser().press("#kept form .main");
        browser().awaitText("#kept-state", KEPT);
        fits();
    }

    private void fits() {
        assertThat(
                        browser()
                                .script(
                                        """
                                        const dialog = document.querySelector('#kept');
                                        const { left, right, top, bottom } = dialog.getBoundingClientRect();
                                        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
                                            && dialog.scrollWidth <= dialog.clientWidth;
                                        """))
                .isEqualTo(true);
        assertThat(browser().barriers()).isEmpty();
    }

    private static void opens(Browser browser) {
        browser.press("[data-opens=settings]");
        browser.press("#settings [data-opens=kept]");
        browser.awaitThere("#kept[open]");
    }

    private static void makesAnAlias(Browser browser, String word, String commands) {
        browser.press("[data-new=aliases]");
        browser.fill("#kept-word", word);
        browser.fill("#kept-commands", commands);
        browser.press("#kept form .main");
        browser.awaitText("#kept", word + ": " + commands);
        browser.awaitText("#kept-state", KEPT);
    }
}
