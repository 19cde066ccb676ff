package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.util.List;

/** Walking by the numpad, by the arrow keys, and on a phone by the cross of ways. */
@Order(1)
final class PageWalkingIT extends SharedPage {
    @BeforeEach
    void comeInAsAGuest() {
        browser().go(server());
        browser().press("#start-guest");
        isIn("Lantern Yard");
    }

    private void isIn(String room) {
        browser().awaitThere("body[data-playing] .room.here[aria-label^='" + room + "']");
    }

    @Test
    void theNumpadWalksWhileNothingIsTyped() {
        browser().keys(Keys.NUMPAD8);
        isIn("Delve Stair");
        browser().keys(Keys.NUMPAD2);
        isIn("Lantern Yard");
        browser().keys(Keys.SUBTRACT);
        browser().awaitLog("> up");
        browser().keys(Keys.NUMPAD5);
        browser().awaitLog("> look");
        browser().keys("say ", Keys.NUMPAD8, Keys.NUMPAD6, Keys.ENTER);
        browser().awaitLog("You say: 86");
        isIn("Lantern Yard");

        browser().press("[data-opens=settings]");
        browser().press("#settings [name=numpad]");
        browser().press("#settings-close");
        browser().script("document.querySelector('#command').focus()");
        browser().keys(Keys.NUMPAD8);
        assertThat(line()).isEqualTo("8");
    }

    @Test
    void digitsOfTheNumpadAnswerQuestions() {
        browser()
                .hear(
                        List.of(
                                """
                                {"proto":"gmcp","id":"Input.Choices","data":"{\\"question\\":\\"Which?\\",\
                                \\"choices\\":[{\\"label\\":\\"One\\",\\"send\\":\\"1\\"}]}"}\
                                """));
        browser().awaitText("#answers", "One");
        browser().script("document.querySelector('#command').focus()");
        browser().keys(Keys.NUMPAD8);
        assertThat(line()).isEqualTo("8");
        assertThat(browser().log()).doesNotContain("> north");
    }

    @Test
    void theArrowsWalkForThoseWhoWantIt() {
        browser().ask("say first", "You say: first");
        browser().keys(Keys.ARROW_UP);
        assertThat(line()).as("the history, as ever").isEqualTo("say first");
        browser().keys(Keys.ARROW_DOWN);
        browser().set("arrows", "empty");
        browser().script("document.querySelector('#command').focus()");
        browser().keys(Keys.ARROW_UP);
        isIn("Delve Stair");
        browser().keys(Keys.chord(Keys.SHIFT, Keys.ARROW_UP));
        assertThat(line()).as("the history is still there").isEqualTo("say first");
        browser().keys(Keys.chord(Keys.SHIFT, Keys.ARROW_DOWN));
        browser().set("arrows", "alt");
        browser().script("document.querySelector('#log').focus()");
        browser().keys(Keys.chord(Keys.ALT, Keys.ARROW_DOWN));
        isIn("Lantern Yard");
        var here = browser().script("return location.href");
        browser().keys(Keys.chord(Keys.ALT, Keys.ARROW_LEFT));
        isIn("The Ninth Lamp");
        assertThat(browser().script("return location.href")).as("not back").isEqualTo(here);
    }

    @Test
    void onAPhoneThereIsAButtonForEachWayOut() {
        assertThat(browser().find("#compass").isDisplayed()).as("not on a screen").isFalse();
        browser().resize(360, 740);
        browser().await("the cross", () -> browser().find("#compass").isDisplayed());
        assertThat(ways("enabled")).containsExactly("north", "west", "look", "east", "south");
        assertThat(ways("disabled")).contains("up", "down", "northeast");
        assertThat(browser().barriers()).isEmpty();
        browser().press("#compass .way-n");
        isIn("Delve Stair");
        browser().await("other ways", () -> ways("enabled").contains("down"));
        assertThat(browser().find("#command").isDisplayed()).isTrue();
        browser()
                .hear(
                        List.of(
                                """
                                {"proto":"gmcp","id":"Char.Items.List","data":"{\\"location\\":\\"room\\",\
                                \\"items\\":[{\\"id\\":\\"\\",\\"name\\":\\"corpse of rat\\",\
                                \\"attrib\\":\\"md\\",\\"count\\":1,\\"commands\\":[]}]}"}\
                                """));
        browser().await("loot", () -> browser().find("#compass .loot").isEnabled());
        browser().press("#compass .loot");
        browser().awaitLog("> loot");
        browser().press("[data-drawer=you]");
        assertThat(browser().find("#compass").isDisplayed()).as("room for the panel").isFalse();
        browser().press("[data-drawer=you]");
        browser().press("[data-opens=settings]");
        browser().press("#settings [name=compass]");
        browser().press("#settings-close");
        assertThat(browser().find("#compass").isDisplayed()).isFalse();
    }

    private List<String> ways(String state) {
        return browser()
                .list(
                        "return [...document.querySelectorAll(`#compass"
                                + " button:${arguments[0]}`)].map(one => (one.ariaLabel ??"
                                + " one.textContent).split(',')[0])",
                        state);
    }

    private String line() {
        return browser().script("return document.querySelector('#command').value").toString();
    }
}
