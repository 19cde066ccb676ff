package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.util.List;

/** The action bar: what is on it, how one does it, and how one changes it. */
@Order(1)
final class PageActionsIT extends SharedPage {
    private static final String FIRST = "#actions .deeds button:nth-child(1)";

    private static final String NOTHING_CARRIED =
            """
            {"proto":"gmcp","id":"Char.Items.List","data":"{\\"location\\":\\"inv\\",\\"items\\":[]}"}\
            """;

    private void comeIn() {
        browser().go(server());
        browser().press("#start-guest");
        browser().awaitThere("body[data-playing] .room.here");
        browser().awaitThere(FIRST);
    }

    @Test
    void itFillsItselfAndIsDoneByKeyAndByPointer() throws IOException {
        Client.create(server(), "Orla").close();
        browser().go(server());
        browser().logIn("Orla");
        browser().awaitThere(FIRST);
        var first = deeds().getFirst();
        assertThat(deeds()).anyMatch(deed -> deed.startsWith("drink "));
        var potion = deeds().stream().filter(deed -> deed.startsWith("drink ")).findFirst();
        var place = deeds().indexOf(potion.orElseThrow()) + 1;

        // There is nobody to hit, and the game says so.
        browser().keys(Keys.chord(Keys.ALT, "1"));
        browser().awaitLog("> " + first);
        browser().press("#actions .deeds button:nth-child(" + place + ")");
        browser().awaitLog("> " + potion.get());
        // Nobody is hurt, so it is still there: the game tells of the last one that is drunk.
        browser().hear(List.of(NOTHING_CARRIED));
        browser().awaitText("#actions .deeds button:nth-child(" + place + ") .left", "none");
        assertThat(deeds().get(place - 1)).as("it keeps its key").isEqualTo(potion.get());
        browser().keys(Keys.chord(Keys.ALT, String.valueOf(place)));
        browser()
                .await(
                        "the game says that there is none",
                        () ->
                                browser()
                                                .log()
                                                .lines()
                                                .filter(line -> line.equals("> " + potion.get()))
                                                .count()
                                        == 2);
        assertThat(name(place)).endsWith(", none left");
        assertThat(line()).as("nothing is typed by it").isEmpty();
    }

    @Test
    void whatRecoversSaysSoInWordsAndCountsTheSeconds() {
        comeIn();
        browser()
                .hear(
                        List.of(
                                """
                                {"proto":"gmcp","id":"Char.Abilities","data":"[{\\"command\\":\\"slam\\",\
                                \\"name\\":\\"slam\\",\\"about\\":\\"A blow.\\",\\"level\\":1,\\"learned\\":true,\
                                \\"recovers\\":12,\\"left\\":3,\\"target\\":\\"enemy\\",\\"needsTarget\\":true}]"}\
                                """));
        browser().awaitText(FIRST + " .left", "s");
        assertThat(name(1)).isEqualTo("slam, not ready yet");
        browser().await("it is ready", () -> name(1).equals("slam"));
        assertThat(browser().find(FIRST + " .left").getText()).isEmpty();
    }

    @Test
    void oneMakesABarOfOnesOwnByKeysAlone() {
        comeIn();
        var automatic = deeds();
        var keys = new Keyboard(browser());
        keys.tabTo(FIRST);
        keys.press(Keys.END);
        keys.awaitAt("#actions .deeds button:last-child");
        keys.tabTo("#actions [data-opens=actions]");
        keys.press(Keys.ENTER);
        browser().awaitText("#actions-state", "fills itself");
        assertThat(browser().barriers()).isEmpty();
        keys.tabTo("#actions-command");
        keys.type("look lanterns;score");
        browser().awaitText("#actions-state", "The bar is your own");
        keys.type("say ...");
        browser().await("two more", () -> deeds().size() == automatic.size() + 2);
        browser().find("#actions-list li:last-child [aria-label$=up]").sendKeys(Keys.ENTER);
        browser().await("moved", () -> deeds().getLast().equals("look lanterns;score"));
        assertThat(browser().script("return document.activeElement.ariaLabel"))
                .as("one is still at that row")
                .isEqualTo("say ...: up");
        browser().find("#actions-list li:first-child [aria-label$=remove]").sendKeys(Keys.ENTER);
        browser().await("removed", () -> deeds().size() == automatic.size() + 1);
        assertThat(
                        browser()
                                .script(
                                        "return document.activeElement.closest('#actions-list,"
                                                + " #actions-command') !== null"))
                .isEqualTo(true);
        assertThat(browser().barriers()).isEmpty();
        keys.press(Keys.ESCAPE);

        var say = deeds().indexOf("say ...") + 1;
        browser().keys(Keys.chord(Keys.ALT, String.valueOf(say)));
        assertThat(line()).isEqualTo("say ");
        browser().keys("hello there", Keys.ENTER);
        browser().awaitLog("You say: hello there");
        browser().keys(Keys.chord(Keys.ALT, String.valueOf(say + 1)));
        browser().awaitLog("> look lanterns");
        browser().awaitLog("> score");

        var own = deeds();
        browser().script("location.reload()");
        browser().awaitThere("body[data-playing] .room.here");
        browser().await("kept in the browser", () -> deeds().equals(own));
        browser().press("#actions [data-opens=actions]");
        browser().press("#actions-automatic");
        browser().press("#actions-close");
        browser().await("it fills itself again", () -> deeds().equals(automatic));
    }

    @Test
    void itIsOfUseOnAPhoneAndCanBeHidden() {
        browser().resize(360, 740);
        comeIn();
        browser().press(FIRST);
        browser().awaitLog("> " + deeds().getFirst());
        browser().press("[data-opens=settings]");
        browser().press("#settings [name=actionBar]");
        browser().press("#settings-close");
        assertThat(browser().find("#actions").isDisplayed()).isFalse();
        var before = browser().log();
        browser().keys(Keys.chord(Keys.ALT, "1"));
        browser().ask("say hidden", "You say: hidden");
        assertThat(browser().log())
                .startsWith(before)
                .doesNotContain(before + "> " + deeds().getFirst());
    }

    private List<String> deeds() {
        return browser()
                .list(
                        "return [...document.querySelectorAll('#actions .deed')].map(one =>"
                                + " one.textContent)");
    }

    private String name(int place) {
        return browser()
                .find("#actions .deeds button:nth-child(" + place + ")")
                .getDomAttribute("aria-label");
    }

    private String line() {
        return browser().script("return document.querySelector('#command').value").toString();
    }
}
