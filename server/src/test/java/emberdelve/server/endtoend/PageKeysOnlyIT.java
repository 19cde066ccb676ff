package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.util.List;

/**
 * Everything that the page can do, done by keys alone. After each step one is somewhere, and sees
 * where.
 */
@Order(1)
final class PageKeysOnlyIT extends SharedPage {
    /** More entries than the menu of any thing has. */
    private static final int MENU_MAX = 20;

    private static final String FIRST_DEED = "#actions .deeds button:first-child";

    private static final String NO_QUESTION =
            """
            {"proto":"gmcp","id":"Input.Choices","data":"{\\"question\\":\\"\\",\\"choices\\":[]}"}\
            """;

    @BeforeAll
    void makeSomebody() throws IOException {
        later(Client.create(server(), "Tolo"));
        Client.create(server(), "Lysa").ask("quit", "All you have is safe");
    }

    @Test
    void aCharacterIsMadeAndWalksAndUsesThings() {
        browser().go(server());
        var keys = keys();
        makesACharacter(keys);
        walks(keys);
        usesAThing(keys);
        keys.allAround();
    }

    private void makesACharacter(Keyboard keys) {
        keys.tabTo("#start-new");
        keys.press(Keys.ENTER);
        browser().awaitLog("What should your character be called?");
        keys.awaitAt("#command");
        keys.type("Wanda");
        browser().awaitText("#prompt", "New password");
        keys.awaitAt("#command");
        keys.type("a very good one");
        browser().awaitText("#prompt", "Same password again");
        keys.type("a very good one");
        browser().awaitText("#answers", "Striker");
        keys.backTo("#answers button:nth-child(2)");
        keys.press(Keys.ENTER);
        browser().awaitText("#prompt", "ENTER for yes");
        keys.awaitAt("#command");
        keys.type("");
        browser().awaitLog("You wake in a yard");
        browser().awaitThere(".room.here");
    }

    private void walks(Keyboard keys) {
        keys.backTo("#log [role=button][title=north]");
        keys.pressSeen(Keys.ENTER);
        isIn("Delve Stair");
        keys.tabTo(".room[tabindex='0']");
        keys.pressSeen(Keys.ARROW_DOWN);
        var room = browser().script("return document.activeElement.dataset.num").toString();
        keys.pressSeen(Keys.ENTER);
        browser().awaitThere(".room.here[data-num='" + room + "']");
        keys.awaitAt(".room.here");
        keys.press("look");
        keys.awaitAt("#command");
        keys.press(Keys.ENTER);
        keys.press(Keys.NUMPAD8);
        browser().awaitLog("> north");
    }

    private void isIn(String room) {
        browser().awaitThere("body[data-playing] .room.here[aria-label^='" + room + "']");
    }

    private void usesAThing(Keyboard keys) {
        keys.tabTo("#panel-inventory .thing");
        choose(keys, "examine");
        keys.awaitAt("#panel-inventory .thing");
        keys.pressSeen(Keys.ENTER);
        browser().awaitThat(() -> assertThat(browser().all(".menu")).hasSize(1));
        keys.press(Keys.ESCAPE);
        browser().await("no menu", () -> browser().all(".menu").isEmpty());
        keys.awaitAt("#panel-inventory .thing");
        keys.tabTo("#panel-equipment .thing");
        choose(keys, "remove");
        browser()
                .await(
                        "it is in the pack",
                        () -> browser().all("#panel-inventory .thing").size() > 1);
        // Still among the panels, though the thing is gone from there.
        keys.awaitAt("#side, #panel-equipment .thing");
    }

    private void choose(Keyboard keys, String verb) {
        keys.pressSeen(Keys.ENTER);
        browser().awaitThere(".menu");
        for (var steps = 0; !here().startsWith(verb); steps++) {
            assertThat(steps).as("steps down the menu").isLessThan(MENU_MAX);
            keys.pressSeen(Keys.ARROW_DOWN);
        }
        var command = here();
        keys.pressSeen(Keys.ENTER);
        browser().awaitLog("> " + command);
        browser().await("no menu", () -> browser().all(".menu").isEmpty());
    }

    private String here() {
        return browser().script("return document.activeElement.textContent").toString();
    }

    @Test
    void aGuestComesInLooksAboutAndLeaves() {
        browser().go(server());
        var keys = keys();
        keys.tabTo(".skips [href='#name']");
        keys.pressSeen(Keys.ENTER);
        keys.awaitAt("#name");
        keys.press("Lysa" + Keys.TAB + "a guess" + Keys.ENTER);
        browser().awaitText("#login-problem", "do not belong together");
        keys.awaitAt("#password");
        keys.backTo("#start-guest");
        keys.press(Keys.ENTER);
        isIn("Lantern Yard");
        keys.awaitAt("#command");
        keys.tabTo("#divider");
        var before = width();
        keys.pressSeen(Keys.ARROW_RIGHT);
        assertThat(width()).isNotEqualTo(before);
        keys.tabTo("#heading-room .fold");
        keys.pressSeen(Keys.ENTER);
        assertThat(browser().find("#panel-room").isDisplayed()).isFalse();
        keys.pressSeen(Keys.SPACE);
        assertThat(browser().find("#panel-room").isDisplayed()).isTrue();
        keys.tabTo("#panel-map summary");
        keys.pressSeen(Keys.ENTER);
        keys.tabTo("#heading-channels .fold");
        keys.pressSeen(Keys.ENTER);
        keys.tabTo(".tabs [tabindex='0']");
        keys.pressSeen(Keys.ARROW_RIGHT);
        assertThat(browser().find(".tabs :nth-child(2)").getDomAttribute("aria-selected"))
                .isEqualTo("true");
        keys.backTo("#leave");
        keys.press(Keys.ENTER);
        browser().awaitThere("body[data-screen=start]");
        keys.awaitAt("#name");
    }

    private String width() {
        return String.valueOf(browser().find("#divider").getDomAttribute("aria-valuenow"));
    }

    @Test
    void oneTypesCompletesAndReadsAbove() {
        comeIn();
        var keys = keys();
        keys.press("s" + Keys.TAB);
        browser().awaitThere("#offers:not([hidden]) [aria-selected=true]");
        keys.pressSeen(Keys.ARROW_DOWN);
        keys.pressSeen(Keys.ESCAPE);
        assertThat(browser().find("#offers").isDisplayed()).isFalse();
        keys.press(Keys.TAB);
        keys.awaitAt("#line button");
        keys.backTo("#command");
        keys.press(Keys.chord(Keys.CONTROL, "a"));
        keys.type("score");
        browser().awaitLog("lower is faster");
        for (var times = 0; times < 3; times++) keys.type("score");
        browser().await("long enough", () -> browser().log().split("> score", -1).length == 5);
        keys.pressSeen(Keys.PAGE_UP);
        keys.pressSeen(Keys.PAGE_UP);
        browser().awaitThere("#newer:not([hidden])");
        keys.backTo("#newer");
        keys.press(Keys.ENTER);
        keys.awaitAt("#log");
        assertThat(browser().find("#newer").isDisplayed()).isFalse();
        keys.tabTo(FIRST_DEED);
        keys.pressSeen(Keys.ARROW_RIGHT);
        keys.pressSeen(Keys.ENTER);
        keys.press(Keys.chord(Keys.ALT, "1"));
        keys.awaitSeen();
    }

    @Test
    void aFightIsFoughtAndOneIsSomewhereWhenItIsOver() {
        comeIn();
        var keys = keys();
        browser().hear(Lively.PANELS);
        browser().awaitThere(".enemy.menaces");
        keys.tabTo("#panel-fight .fight-answers button");
        keys.pressSeen(Keys.ENTER);
        browser().awaitLog("> dodge");
        keys.tabTo("#panel-fight .enemy .thing");
        keys.pressSeen(Keys.ENTER);
        browser().awaitLog("> kill kobold guard 2");
        browser().hear(List.of(Lively.PEACE));
        browser().await("peace", () -> !browser().find("#panel-fight").isDisplayed());
        keys.awaitAt("#command");
    }

    /** Where the panels are in sight only while there is a fight. */
    @Test
    void anAnswerThatIsGoneTakesNobodyAlongOnAPhone() {
        comeIn();
        browser().resize(360, 740);
        var keys = keys();
        browser().hear(Lively.PANELS);
        browser().awaitThere(".enemy.menaces");
        keys.tabTo("#panel-fight .fight-answers button");
        browser().hear(List.of(Lively.NO_MENACE));
        keys.awaitAt("#side");
        browser().hear(List.of(Lively.PEACE));
        keys.awaitAt("#command");
    }

    /** What the server takes back was answered elsewhere, or too late. */
    @Test
    void aQuestionThatIsGoneTakesNobodyAlong() {
        comeIn();
        var keys = keys();
        browser().hear(Lively.PANELS);
        browser().awaitText("#answers", "south");
        keys.backTo("#answers button:last-child");
        browser().hear(List.of(NO_QUESTION));
        browser().await("no question", () -> browser().all("#answers button").isEmpty());
        keys.awaitAt("#command");
    }

    @Test
    void everyDialogKeepsOneInAndLetsOneOutToWhereOneCameFrom() {
        comeIn();
        var keys = keys();
        opensAndCloses(keys, "#look-back-open", "#look-back");
        opensAndCloses(keys, "[data-opens=help]", "#help");
        opensAndCloses(keys, "#actions [data-opens=actions]", "#actions-editor");
        opensAndCloses(keys, "#panel-map .map-tools button:last-child", "dialog.whole-map");
        opensAndCloses(keys, "[data-opens=settings]", "#settings");
        keys.pressSeen(Keys.ENTER);
        keys.tabTo("#settings [data-opens=kept]");
        keys.press(Keys.ENTER);
        keys.awaitAt("#kept-title");
        keys.allAroundIn("#kept");
        keys.tabTo("[data-new=aliases]");
        keys.press(Keys.ENTER);
        keys.awaitAt("#kept-word");
        keys.press(Keys.ESCAPE);
        keys.awaitAt("[data-new=aliases]");
        keys.press(Keys.ESCAPE);
        keys.awaitAt("[data-opens=settings]");
    }

    private void opensAndCloses(Keyboard keys, String opener, String dialog) {
        keys.backTo(opener);
        keys.press(Keys.ENTER);
        keys.awaitAt(dialog + "[open] *");
        keys.allAroundIn(dialog);
        keys.press(Keys.ESCAPE);
        keys.awaitAt(opener);
    }

    @Test
    void settingsAreChosenAndPanelsMoved() {
        comeIn();
        var keys = keys();
        keys.backTo("[data-opens=settings]");
        keys.press(Keys.ENTER);
        keys.tabTo("#theme");
        keys.pressSeen("h");
        assertThat(browser().script("return document.documentElement.dataset.theme"))
                .isEqualTo("contrast");
        keys.tabTo("#settings-panels li:nth-child(3) .moves button:first-child");
        keys.pressSeen(Keys.ENTER);
        keys.awaitAt("#settings-panels li:nth-child(2) button");
        for (var panel : List.of("effects", "group")) {
            keys.tabTo(box(panel));
            keys.pressSeen(Keys.SPACE);
        }
        keys.tabTo("#settings-close");
        keys.press(Keys.ENTER);
        keys.awaitAt("[data-opens=settings]");
        for (var panel : List.of("effects", "group"))
            assertThat(browser().find("#heading-" + panel).isDisplayed()).as(panel).isFalse();
    }

    /** The box that shows or hides a panel, by the place of the panel in its list. */
    private String box(String panel) {
        var place =
                browser()
                        .script(
                                """
                                const title = document.querySelector(`#heading-${arguments[0]}`).textContent.trim();
                                return [...document.querySelectorAll('#settings-panels li')].findIndex(
                                    one => title.startsWith(one.querySelector('label').textContent.trim())) + 1;
                                """,
                                panel);
        return "#settings-panels li:nth-child(" + place + ") input";
    }

    private Keyboard keys() {
        return new Keyboard(browser());
    }

    private void comeIn() {
        browser().go(server());
        var keys = keys();
        keys.tabTo("#name");
        keys.press("Lysa" + Keys.TAB + "password of Lysa" + Keys.ENTER);
        isIn("Lantern Yard");
        browser().awaitThere("#panel-inventory .thing");
        browser().awaitThere(FIRST_DEED);
        keys.awaitAt("#command");
    }
}
