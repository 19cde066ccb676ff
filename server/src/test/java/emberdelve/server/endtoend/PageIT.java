package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.nio.file.Path;

/** The page to play on, in a real browser, from the start screen to a group of two. */
@Order(1)
final class PageIT extends SharedPage {
    /** More than enough for the experience that is left. */
    private static final int FIGHTS_MAX = 4;

    /** Only whom a test has made comes to a fight. */
    @Override
    RunningServer serve(Path temporary) throws IOException {
        var configuration = Configuration.fast(temporary.resolve("config")).empty("old-mine");
        var folder = configuration.folder().toString();
        return RunningServer.on(temporary.resolve("data"), "--config", folder);
    }

    @Test
    void aNewcomerMakesACharacterWalksFightsAndGrows() throws IOException {
        browser().go(server());
        create(browser(), "Mira");
        walk(browser());
        server().makeOwner("Mira");
        fight(browser());
        grow(browser());
        useAThing(browser());
        assertThat(browser().complaints()).isEmpty();
    }

    @Test
    void aPastedLetterIsSentLineByLine() throws IOException {
        Client.create(server(), "Lysa").close();
        browser().go(server());
        browser().logIn("Lysa");
        browser().paste("mail write lysa\nfirst; second\nsay nothing\n.");
        browser().keys(Keys.ENTER);
        browser().awaitLog("Your letter to Lysa is on its way.");
        browser().type("mail 1");
        browser().awaitLog("Lysa writes:");
        assertThat(browser().log())
                .containsPattern("Lysa writes:\\s+first; second\\s+say nothing")
                .doesNotContain("You say");
    }

    @Test
    void twoBrowsersMakeAGroupAndTalk() throws IOException {
        Client.create(server(), "Tolo").close();
        var tolo = browser();
        tolo.go(server());
        tolo.logIn("Tolo");
        try (var guest = Browser.open()) {
            guest.go(server());
            guest.press("#start-guest");
            guest.awaitLog("Lantern Yard");
            var name = guest.awaitWords("#who");

            tolo.ask("invite " + name, "You invite " + name);
            guest.awaitLog("Tolo invites you to");
            guest.ask("accept", "You join the group");
            tolo.awaitText("#panel-group", name);
            guest.awaitText("#panel-group", "Tolo");

            guest.ask("tell tolo well met", "You tell Tolo: well met");
            tolo.awaitLog(name + " tells you: well met");
            tolo.awaitText("#panel-channels", "well met");

            guest.pressLink("north");
            guest.awaitLog("Delve Stair");
            tolo.await(
                    "the map shows where the other is",
                    () -> !tolo.all(".room .companion").isEmpty());
            assertThat(tolo.complaints()).isEmpty();
            assertThat(guest.complaints()).isEmpty();
        }
    }

    @Test
    void questsAreSeenWithWhatComesNextUntilTheyHaveEnded() throws IOException {
        try (var maker = Client.create(server(), "Vera")) {
            server().makeOwner("Vera");
            maker.ask("quit", "All you have is safe");
        }
        browser().go(server());
        browser().logIn("Vera");
        browser().awaitText("#heading-quests", "Quests none");
        browser().press("#heading-quests button");
        browser().awaitText("#panel-quests", "No quest is under way.");
        browser().awaitText("#heading-journal", "Journal none");
        browser().ask("goto lantern-yard/provisioner", "Audit");
        browser().ask("say brother", "A quest begins: One Lantern, One Brother.");
        browser().awaitText("#panel-quests h3", "One Lantern, One Brother");
        browser().awaitText("#panel-quests", "Behind the pump house, in the flooded stope");
        browser().awaitText("#panel-quests", "Stage: asked. From Bettany Orr, level 2.");
        assertThat(browser().all("#panel-quests :is([aria-live], [role=status], [role=alert])"))
                .as("it is read when one goes there, and does not speak up")
                .isEmpty();

        browser().ask("goto old-mine/flooded-stope", "Audit");
        browser().ask("pull boot", "His left boot stood laced");
        browser().awaitText("#panel-quests", "The kobolds collect left boots.");
        browser().ask("goto old-mine/kobold-hall", "Audit");
        browser().ask("look rota", "The rota in the kobold hall");
        browser().ask("goto lantern-yard/provisioner", "Audit");
        browser().ask("say brother", "Did he drown?");
        browser().pressButton("Yes. This is what there was.");
        browser().awaitText("#panel-quests summary", "Ended: 1");
        browser().awaitText("#panel-quests", "No quest is under way.");

        browser().ask("goto old-mine/landing", "Audit");
        browser().ask("adjust vera hp 120 reason test", "hp");
        browser().ask("spawn desk-rat", "Audit");
        browser().ask("kill rat", "rat dies");
        browser().awaitText("#panel-journal", "You have met 1 of");
        browser().press("#panel-journal summary");
        browser().awaitText("#panel-journal li", "desk rat: 1 killed");
        assertThat(browser().complaints()).isEmpty();
    }

    @Test
    void aRestartInTheMiddleOfAVisitIsSurvived(@TempDir Path temporary) throws IOException {
        var data = temporary.resolve("data");
        var folder = Configuration.fast(temporary.resolve("config")).folder().toString();
        String port;
        try (var server = RunningServer.on(data, "--config", folder)) {
            port = Integer.toString(server.webPort());
            browser().go(server);
            isRefused(browser(), "Mira");
            create(browser(), "Mira");
            changePassword(browser(), "Mira");
            browser().ask("save", "Saved");
            PageBackIT.awaitTicket(browser());
            server.kill();
            browser().awaitText("#link-words", "Trying again in");
            typeWhenTheLinkIsBack("say still here");
        }
        try (var again = RunningServer.on(data, "--config", folder, "--websocket-port", port)) {
            assertThat(again.webPort()).hasToString(port);
            browser().awaitLog("The link is back.");
            browser().awaitLog("You say: still here");
            assertThat(browser().log().split("The link is back.")[1])
                    .as("the page logged in by itself")
                    .contains("Welcome back, Mira")
                    .doesNotContain("Password", "do not belong");
        }
    }

    /** The page stays open while whoever runs the server takes the name away that it came by. */
    @Test
    void aServerThatRefusesThePageIsToldFromOneThatDoesNotAnswer(@TempDir Path temporary)
            throws IOException {
        var data = temporary.resolve("data");
        var configuration =
                Configuration.fast(temporary.resolve("config"))
                        .change("server.yaml", "  hosts: []", "  hosts: [play.localhost]");
        var folder = configuration.folder().toString();
        String port;
        try (var server = RunningServer.on(data, "--config", folder)) {
            port = Integer.toString(server.webPort());
            browser().go("http://play.localhost:" + port + "/");
            isRefused(browser(), "Mira");
        }
        browser().fill("#password", "a guess");
        browser().press("#login button");
        browser().awaitText("#login-problem", "The game does not answer.");
        configuration.change("server.yaml", "  hosts: [play.localhost]", "  hosts: []");
        try (var again = RunningServer.on(data, "--config", folder, "--websocket-port", port)) {
            browser().fill("#password", "a guess");
            browser().press("#login button");
            browser().awaitText("#login-problem", "The server is there, but refuses this page.");
            assertThat(again.webPort()).hasToString(port);
        }
    }

    /** At the moment when the link is back, and the page has yet to log in. */
    private void typeWhenTheLinkIsBack(String line) {
        browser()
                .script(
                        """
                        const [line] = arguments;
                        const watch = new MutationObserver(() => {
                          if (!document.querySelector('#log').innerText.includes('The link is back.')) return;
                          watch.disconnect();
                          const command = document.querySelector('#command');
                          command.value = line;
                          command.form.requestSubmit();
                        });
                        watch.observe(document.querySelector('#log'), { childList: true, subtree: true });
                        """,
                        line);
    }

    /** By the buttons, but for what only a person knows. */
    static void create(Browser browser, String name) {
        browser.press("#start-new");
        browser.awaitText("#prompt", "ENTER for");
        browser.type(name);
        for (var time = 0; time < 2; time++) {
            browser.awaitText("#prompt", time == 0 ? "New password" : "Same password again");
            browser.await(
                    "the password is masked",
                    () -> "password".equals(browser.find("#command").getDomProperty("type")));
            browser.type("password of " + name);
        }
        browser.pressButton("Guardian");
        browser.pressButton("Keep these scores");
        browser.awaitLog("You wake in a yard");
        assertThat(browser.log()).doesNotContain("password of " + name);
        browser.awaitText("#who", name);
    }

    /** In words for a form: nobody is told what to type at a question. */
    private static void isRefused(Browser browser, String name) {
        browser.fill("#name", name);
        browser.fill("#password", "a guess");
        browser.press("#login button");
        browser.awaitText("#login-problem", "do not belong together");
        browser.awaitThat(() ->
                assertThat(browser.find("#login-problem").getText()).endsWith("2 more tries."));
    }

    private static void changePassword(Browser browser, String name) {
        browser.type("character");
        browser.pressButton("Change the password");
        browser.awaitText("#prompt", "Your password until now");
        browser.type("password of " + name);
        browser.awaitText("#prompt", "New password");
        browser.type("another password");
        browser.awaitText("#prompt", "Same password again");
        browser.type("another password");
        browser.awaitLog("Your password is changed.");
        browser.pressButton(name);
        browser.awaitLog("Welcome back, " + name);
        browser.awaitThere(".room.here");
    }

    private static void walk(Browser browser) {
        awaitHere(browser, "Lantern Yard");
        browser.awaitThat(() ->
                assertThat(browser.lines("#panel-map li"))
                        .as("the map in words names what the text names")
                        .contains("north: Delve Stair"));
        browser.pressLink("east");
        browser.awaitLog("You go east.");
        awaitHere(browser, "Provisioner");
        browser.awaitThat(
                () -> assertThat(browser.all(".room.been")).hasSizeGreaterThanOrEqualTo(2));
        browser.awaitThere(".room.unseen");

        browser.press(".room[aria-label^='Lantern Yard']");
        awaitHere(browser, "Lantern Yard");
    }

    private static void awaitHere(Browser browser, String room) {
        browser.await(
                "the map shows me in " + room,
                () ->
                        String.valueOf(browser.find(".room.here").getDomAttribute("aria-label"))
                                .startsWith(room));
    }

    private static void fight(Browser browser) {
        browser.ask("n", "Delve Stair");
        browser.ask("d", "Winding Landing");
        // A level takes 301, and a kill is worth a third of one at most.
        browser.ask("adjust mira xp 280 reason test", "xp");
        for (var fights = 0; !browser.log().contains("You reach level 2"); fights++) {
            assertThat(fights).as("fights").isLessThan(FIGHTS_MAX);
            browser.ask("adjust mira hp 120 reason test", "hp");
            browser.ask("spawn drowned-miner", "Audit");
            browser.ask("kill miner", "drowned miner dies");
        }
        browser.awaitText("#panel-vitals", "Level 2 Guardian");
    }

    private static void grow(Browser browser) {
        browser.ask("levelup", "Choose one");
        browser.pressButton("healthier");
        browser.awaitLog("Chosen: healthier. Saved");
        browser.await("no question is open", () -> browser.all("#answers button").isEmpty());
    }

    /** By the menu of the commands that make sense for it. */
    private static void useAThing(Browser browser) {
        browser.pressButton("potion of healing");
        browser.awaitText("[role=menu]", "drink potion of healing");
        browser.press("[role=menu] [role=menuitem]");
        browser.awaitLog("> drink potion of healing");
        browser.ask("score", "Guardian");
    }
}
