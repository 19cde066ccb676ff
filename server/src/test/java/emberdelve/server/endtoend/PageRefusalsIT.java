package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

/** Who is not let in reads why, beside the form, and what the page does next. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PageRefusalsIT {
    private static final String PROBLEM = "#login-problem";
    private static final String STATE = "#login-state";

    @TempDir private Path temporary = Path.of("");

    private Browser browser;

    @BeforeAll
    void open() {
        Browser.isNeeded();
        browser = Browser.open();
        browser.beforeEachPage(
                """
                window.WebSocket = class extends WebSocket {
                    constructor(address, protocols) {
                        super(window.isCutOff ? address + 'nowhere' : address, protocols);
                        window.socket = this;
                    }
                };
                """);
    }

    @AfterEach
    void leave() {
        browser.script("if (location.host) sessionStorage.clear()");
        browser.go("about:blank");
    }

    @AfterAll
    void close() {
        browser.close();
    }

    @Test
    void fullTriesAgainUntilThereIsRoom() throws IOException {
        try (var server = serve("sessions-max: 19000", "sessions-max: 1")) {
            Client.create(server, "Mira").ask("quit", "hang up|Goodbye|again");
            var tolo = alone(server);
            browser.go(server);
            tries("Mira");
            browser.awaitText(PROBLEM, "The dungeon is full. Please try again in a few minutes.");
            browser.awaitText(STATE, "This page tries again by itself in ");
            tolo.close();
            browser.awaitText("#who", "Mira");

            cutOff();
            var another = alone(server);
            browser.script("window.isCutOff = false; document.querySelector('#retry').click()");
            browser.awaitLog("The dungeon is full.");
            browser.awaitText("#link-words", "Trying again in ");
            another.close();
            browser.awaitLog("The link is back.");
            browser.ask("say back", "You say: back");
        }
    }

    @Test
    void tooManyFromOneAddressTriesAgainAsWell() throws IOException {
        try (var server = serve("sessions-per-address: 10", "sessions-per-address: 1")) {
            var tolo = alone(server);
            goes(server);
            browser.press("#start-guest");
            browser.awaitText(PROBLEM, "There are too many connections from your address.");
            browser.awaitText(STATE, "This page tries again by itself in ");
            tolo.close();
            browser.awaitLog("You look around as a guest");
        }
    }

    @Test
    void whoReadsGermanReadsInGermanThatThereIsNoRoom() throws IOException {
        readsInGerman("sessions-max: 19000", "sessions-max: 1", "Das Verlies ist voll.");
        readsInGerman(
                "sessions-per-address: 10",
                "sessions-per-address: 1",
                "Von deiner Adresse kommen zu viele Verbindungen.");
    }

    private void readsInGerman(String before, String after, String words) throws IOException {
        try (var server = serve(before, after);
                var german = Browser.open(Browser.WIDTH, Browser.HEIGHT, "de-DE")) {
            var tolo = alone(server);
            german.go(addressOf(server));
            german.press("#start-guest");
            german.awaitText(PROBLEM, words);
            assertThat(german.find(PROBLEM).getDomAttribute("lang")).isNull();
            german.awaitText(STATE, "von selbst");
            tolo.close();
            german.awaitLog("You look around as a guest");
        }
    }

    @Test
    void whoWantsNoLongerIsNotBroughtIn() throws IOException {
        try (var server = serve("sessions-max: 19000", "sessions-max: 1")) {
            try (var tolo = alone(server)) {
                browser.go(server);
                browser.press("#start-guest");
                browser.awaitText(STATE, "This page tries again by itself in ");
                browser.fill("#name", "Mi");
                browser.awaitThat(() -> assertThat(browser.find(STATE).getText()).isEmpty());
                tolo.ask("who", "Nobody|nobody");
            }
            assertThat(browser.find(PROBLEM).getText()).contains("The dungeon is full.");
        }
    }

    @Test
    void tooManyWrongPasswords() throws IOException {
        try (var server = serve("login-tries: 3", "login-tries: 10")) {
            Client.create(server, "Mira").ask("quit", "hang up|Goodbye|again");
            goes(server);
            browser.fill("#name", "Mira");
            browser.fill("#password", "a guess");
            // Two a second are forgiven: others of the house guess as well, faster than that.
            var isTold = new AtomicBoolean();
            try (var house = Executors.newVirtualThreadPerTaskExecutor()) {
                house.submit(() -> guessUntil(isTold, server));
                try {
                    guessesUntilToldNotTo();
                } finally {
                    isTold.set(true);
                }
            }
            assertThat(browser.find(STATE).getText()).isEmpty();
        }
    }

    @Test
    void bannedReadWhyAndUntilWhen() throws IOException {
        try (var server = serve("guests: 10", "guests: 10");
                var vera = Client.create(server, "Vera")) {
            server.makeOwner("Vera", vera);
            Client.create(server, "Mira").ask("quit", "hang up|Goodbye|again");
            vera.ask("ban mira 3d reason spitting <b>about</b>", "Mira");
            goes(server);
            tries("Mira");
            browser.awaitText(PROBLEM, "You are banned here until ");
            browser.awaitText(PROBLEM, "spitting <b>about</b>");

            vera.ask("ban 127.0.0.1 forever reason the whole house", "127.0.0.1");
            browser.press("#start-guest");
            browser.awaitText(PROBLEM, "You are banned here for good: the whole house.");
            assertThat(browser.script("return document.body.dataset.screen")).isEqualTo("start");
            assertThat(browser.find(STATE).getText()).isEmpty();
        }
    }

    @Test
    void asManyGuestsAsFit() throws IOException {
        try (var server = serve("guests: 10", "guests: 1");
                var guest = server.connect()) {
            guest.ask("guest", "You look around as a guest");
            browser.go(server);
            browser.press("#start-guest");
            browser.awaitText(PROBLEM, "There are as many guests as fit in here.");
            assertThat(browser.script("return document.body.dataset.screen")).isEqualTo("start");
        }
    }

    private void guessesUntilToldNotTo() {
        browser.script(
                """
                const problem = document.querySelector('#login-problem');
                const state = document.querySelector('#login-state');
                setInterval(() => {
                    if (state.textContent === '' && !problem.textContent.includes('your address'))
                        document.querySelector('#login button').click();
                }, 5);
                """);
        browser.awaitText(
                PROBLEM,
                "Too many wrong passwords came from your address. Wait a few seconds and"
                        + " connect again.");
    }

    private static Void guessUntil(AtomicBoolean isTold, RunningServer server) throws IOException {
        while (!isTold.get()) {
            try (var client = server.connect()) {
                client.await("Name: ");
                client.send("Mira");
                client.await("Password");
                client.send("a guess");
                client.await("do not belong together|Too many");
            }
        }
        return null;
    }

    private RunningServer serve(String before, String after) throws IOException {
        var folder = temporary.resolve("config" + System.nanoTime());
        Configuration.fast(folder).change("server.yaml", before, after);
        return RunningServer.on(
                temporary.resolve("data" + System.nanoTime()), "--config", folder.toString());
    }

    /** One at the first question, as soon as there is room for one. */
    private static Client alone(RunningServer server) throws IOException {
        while (true) {
            var client = server.connect();
            client.await("Name: |full|too many");
            if (client.all().contains("Name: ")) return client;
            client.close();
        }
    }

    /** By the address that the clients have: localhost may be another one. */
    private void goes(RunningServer server) {
        browser.go(addressOf(server));
    }

    private static String addressOf(RunningServer server) {
        return "http://127.0.0.1:" + server.webPort() + "/";
    }

    private void tries(String name) {
        browser.fill("#name", name);
        browser.fill("#password", "password of " + name);
        browser.press("#login button");
    }

    /** The link is lost, and comes back only when the test says so. */
    private void cutOff() {
        PageBackIT.awaitTicket(browser);
        browser.script("window.isCutOff = true; window.socket.close()");
        browser.awaitText("#link-words", "Trying again in ");
    }
}
