package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The states that the page can be in: axe finds nothing in any of them. */
@Order(1)
final class PageStatesIT extends SharedPage {
    private static final String PROBLEM = "#login-problem";

    @TempDir private Path temporary = Path.of("");

    private RunningServer small;
    private Client inTheWay;

    /** All states, in the order in which one leads to the next. */
    private final List<State> states =
            List.of(
                    new State("the start screen", this::start),
                    new State("the start screen, dark", () -> browser().prefer("dark")),
                    new State("a log-in that was wrong", this::logInWrongly),
                    new State("a new character's name is asked for", this::makeACharacter),
                    new State("a new password is asked for", this::giveAName),
                    new State("a class is asked for", this::givePasswords),
                    new State("a code is asked for", this::logInWithACode),
                    new State("playing", this::play),
                    new State("the sheet", () -> browser().ask("score", "lower is faster")),
                    new State("a completion of several", this::complete),
                    new State("a menu of a thing", this::openAMenu),
                    new State("a menu of a person", this::openAMenuOfAPerson),
                    new State("settings", inTheGame("[data-opens=settings]", "#settings[open]")),
                    new State("settings, the volume of each sound", this::turnSoundsOn),
                    new State("one's keys, aliases and triggers", this::openKept),
                    new State("a trigger being written", () -> writeATrigger("")),
                    new State("a trigger that is refused", () -> writeATrigger("(a")),
                    new State("help", this::openHelp),
                    new State("a page of help", this::openAPageOfHelp),
                    new State("help that there is not", this::openNoPageOfHelp),
                    new State("looking back", inTheGame("#look-back-open", "#look-back[open]")),
                    new State("looking for words", this::search),
                    new State("the map in a dialog", this::openTheMap),
                    new State("the action bar being edited", this::editTheBar),
                    new State("a hundred lines are to be sent", this::paste),
                    new State("reading above, the last lines below", this::scrollBack),
                    new State("a shop", this::shop),
                    new State("a fight with menaces, a group, a question", this::fight),
                    new State("a fight with three foes", this::fightThree),
                    new State("all tones, light", () -> colours("light")),
                    new State("all tones, dark", () -> colours("dark")),
                    new State("all tones, high contrast", () -> colours("contrast")),
                    new State("colours that the system forces", this::forceColours),
                    new State("the reader's layout", () -> layout("reader")),
                    new State("the compact layout", () -> layout("compact")),
                    new State("a phone with a fight", () -> phone(360, 740)),
                    new State("a phone, the map open", () -> drawer("map")),
                    new State("a phone, oneself open", () -> drawer("you")),
                    new State("a phone, what is here open", () -> drawer("around")),
                    new State("a phone, the talk open", () -> drawer("talk")),
                    new State("a phone on its side", () -> phone(740, 360)),
                    new State("400 %", () -> phone(320, 200)),
                    new State("a phone in peace, the cross of ways", this::makePeace),
                    new State("waiting because it is full", this::comeInVain),
                    new State("the link is lost", this::loseTheLink),
                    new State("the server cannot be reached", this::findNobody),
                    new State("/who", () -> read("/who", "Tolo")),
                    new State("/fame", () -> read("/fame", "Tolo")),
                    new State("/delve", () -> read("/delve", "The delve of the day")),
                    new State("/help", () -> read("/help", "commands")),
                    new State("/help/kill", () -> read("/help/kill", "kill")),
                    new State("/maps", () -> read("/maps", "Lantern Yard")),
                    new State("/maps/lantern-yard", () -> read("/maps/lantern-yard", "Stair")),
                    new State("/news", () -> read("/news", "News")),
                    new State("/news, dark", () -> browser().prefer("dark")),
                    new State("a page that there is not", () -> read("/nothing", "no such page")));

    /** A state, and how one comes there from the one before it, or from anywhere. */
    private record State(String name, Executable comesAbout) {}

    @Override
    RunningServer serve(Path temporary) throws IOException {
        var configuration = Configuration.fast(temporary.resolve("config")).empty("old-mine");
        var folder = configuration.folder().toString();
        return RunningServer.on(temporary.resolve("data"), "--config", folder);
    }

    @BeforeAll
    void makePeople() throws IOException {
        later(Client.create(server(), "Tolo"));
        Client.create(server(), "Lysa").ask("quit", "All you have is safe");
    }

    @TestFactory
    Stream<DynamicTest> axeFindsNothingIn() {
        return states.stream()
                .map(state -> DynamicTest.dynamicTest(state.name(), () -> isOpenToAll(state)));
    }

    private void isOpenToAll(State state) throws Throwable {
        state.comesAbout().execute();
        assertThat(browser().barriers()).as(state.name()).isEmpty();
    }

    private void start() {
        browser().go(server());
        browser().awaitText("#glimpse", "In the dungeon now");
    }

    private void logInWrongly() {
        browser().prefer("light");
        browser().fill("#name", "Lysa");
        browser().fill("#password", "a guess");
        browser().press("#login button");
        browser().awaitText(PROBLEM, "do not belong together");
    }

    private void makeACharacter() {
        browser().press("#start-new");
        browser().awaitText("#prompt", "ENTER for");
    }

    private void giveAName() {
        browser().type("Nelda");
        browser().awaitText("#prompt", "New password");
    }

    private void givePasswords() {
        browser().type("a secret of Nelda");
        browser().awaitText("#prompt", "Same password again");
        browser().type("a secret of Nelda");
        browser().awaitText("#answers", "Guardian");
    }

    private void logInWithACode() throws IOException {
        PageLoginIT.authenticated(server());
        browser().go(server());
        browser().fill("#name", "Vera");
        browser().fill("#password", "password of Vera");
        browser().press("#login button");
        browser().awaitText("#prompt", "Code:");
        browser().awaitThere("#command[autocomplete=one-time-code]");
    }

    private void play() {
        browser().go(server());
        browser().logIn("Lysa");
        browser().awaitText("#panel-room", "Tolo");
        browser().awaitText("#panel-inventory", "healing");
        browser().awaitThere(".room.here");
    }

    private void complete() {
        browser().fill("#command", "s" + Keys.TAB);
        browser().awaitThere("#offers:not([hidden]) [aria-selected=true]");
    }

    private void openAMenu() {
        browser().fill("#command", "");
        browser().press("#panel-inventory .thing");
        browser().awaitThere(".menu:popover-open");
    }

    private void openAMenuOfAPerson() {
        rest();
        browser().press("#panel-room .thing");
        browser().awaitThere(".menu:popover-open");
    }

    /** The state that this button leads to while one plays. */
    private Executable inTheGame(String button, String state) {
        return () -> {
            rest();
            browser().press(button);
            browser().awaitThere(state);
        };
    }

    private void turnSoundsOn() {
        browser().press("#settings [name=sounds]");
        browser().awaitThere("#volumes:not([hidden])");
    }

    private void openKept() {
        browser().press("#settings [data-opens=kept]");
        browser().awaitThere("#kept[open]");
    }

    private void writeATrigger(String pattern) {
        if (pattern.isEmpty()) {
            browser().press("#kept [data-new=triggers]");
            browser().awaitThere("#kept-pattern");
            return;
        }
        browser().fill("#kept-pattern", pattern);
        browser().press("#kept form [type=checkbox]");
        browser().press("#kept form .main");
        browser().awaitText("#kept form [role=alert]", "not closed");
    }

    private void openHelp() {
        rest();
        browser().press("[data-opens=help]");
        browser().awaitText("#help-text", "commands");
    }

    private void openAPageOfHelp() {
        browser().press("#help-text a[href$='/help/kill']");
        browser().awaitText("#help-title", "kill");
    }

    private void openNoPageOfHelp() {
        browser().fill("#help-word", "no such page" + Keys.ENTER);
        browser().awaitText("#help-text", "There is no page of help with that name.");
    }

    private void search() {
        browser().fill("#look-back-words", "lantern");
        browser().awaitThere("#look-back-lines .place");
    }

    private void openTheMap() {
        rest();
        browser().press("#panel-map .map-tools button:last-child");
        browser().awaitThere("dialog.whole-map[open] .room.here");
    }

    private void editTheBar() {
        rest();
        browser().press("#actions [data-opens=actions]");
        browser().awaitThere("#actions-list li");
    }

    private void paste() {
        rest();
        browser().paste("look\n".repeat(100));
        browser().keys(Keys.ENTER);
        browser().awaitThere(".confirm[open]");
    }

    private void scrollBack() {
        rest();
        browser().fill("#command", "");
        for (var times = 0; times < 4; times++) browser().ask("score", "lower is faster");
        browser().keys(Keys.PAGE_UP, Keys.PAGE_UP);
        browser().awaitThere("#latest:not([hidden])");
    }

    private void shop() {
        browser().ask("east", "Provisioner");
        browser().awaitText("#panel-room", "Bettany Orr");
        browser().ask("list", "potion of healing");
    }

    private void fight() {
        browser().hear(Lively.PANELS);
        browser().hear(Lively.WORDS);
        browser().awaitLog("Everybody laughs");
        browser().awaitText("#panel-group", "Tolo");
        browser().awaitText("#answers", "south");
        browser().awaitThere(".enemy.menaces");
    }

    private void fightThree() {
        browser().hear(List.of(Lively.THREE_FOES));
        browser().await("three", () -> browser().all("#panel-fight .enemy").size() == 3);
    }

    private void colours(String theme) {
        browser().set("theme", theme);
        browser().awaitThere("[data-theme=" + theme + "]");
    }

    private void forceColours() {
        browser().set("theme", "system");
        force("active");
    }

    private void force(String how) {
        var feature = Map.of("name", "forced-colors", "value", how);
        browser().devTools("Emulation.setEmulatedMedia", Map.of("features", List.of(feature)));
    }

    private void layout(String preset) {
        force("none");
        browser().set("preset", preset);
        browser().awaitThere("[data-preset=" + preset + "]");
    }

    private void phone(int width, int height) {
        browser().set("preset", "play");
        browser().resize(width, height);
        browser().await("it is drawn", () -> browser().find("#command").isDisplayed());
    }

    private void drawer(String name) {
        browser().press("[data-drawer=" + name + "]");
        browser().awaitThere("#drawers [data-drawer=" + name + "][aria-expanded=true]");
    }

    private void makePeace() {
        browser().resize(360, 740);
        browser().press("#drawers [aria-expanded=true]");
        browser().hear(List.of(Lively.PEACE));
        browser().await("the cross", () -> browser().find("#compass").isDisplayed());
    }

    private void comeInVain() throws IOException {
        var folder = temporary.resolve("config");
        Configuration.fast(folder).change("server.yaml", "sessions-max: 19000", "sessions-max: 1");
        var data = temporary.resolve("data");
        small = later(RunningServer.on(data, "--config", folder.toString()));
        inTheWay = later(small.connect());
        inTheWay.await("Name: ");
        browser().resize(Browser.WIDTH, Browser.HEIGHT);
        browser().go(small);
        browser().awaitWorker();
        browser().press("#start-guest");
        browser().awaitText(PROBLEM, "The dungeon is full.");
        browser().awaitText("#login-state", "tries again by itself");
    }

    private void loseTheLink() throws IOException {
        inTheWay.close();
        browser().awaitThere("body[data-playing] .room.here");
        small.kill();
        browser().awaitText("#link-words", "Trying again in");
    }

    private void findNobody() {
        browser().script("location.reload()");
        browser().awaitText("h1", "The game cannot be reached");
    }

    private void read(String page, String words) {
        browser().prefer("light");
        browser().go(server(), page);
        browser().awaitText("body", words);
    }

    /** Back to what one sees while nothing is open. */
    private void rest() {
        browser()
                .script(
                        """
                        for (const one of document.querySelectorAll('dialog[open]')) one.close();
                        document.querySelector('.menu')?.hidePopover();
                        """);
    }
}
