package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.util.List;

/** The ways to complete what one types, in a list that is seen, heard and clicked. */
final class PageCompletionIT extends SharedPage {
    private static final int SHOWN_MAX = 8;

    @BeforeEach
    void comeInAsAGuest() {
        browser().go(server());
        browser().press("#start-guest");
        browser().awaitThere("body[data-playing] #panel-inventory .thing");
        browser().find("#command").click();
    }

    @Test
    void tabShowsAllWaysAndGoesThroughThem() {
        browser().keys("s", Keys.TAB);
        var ways = ways();
        assertThat(ways).hasSize(SHOWN_MAX).allMatch(way -> way.startsWith("s"));
        isChosen(ways.get(0));
        assertThat(browser().barriers()).isEmpty();
        browser().keys(Keys.TAB);
        isChosen(ways.get(1));
        browser().keys(Keys.ARROW_DOWN);
        isChosen(ways.get(2));
        browser().keys(Keys.chord(Keys.SHIFT, Keys.TAB));
        isChosen(ways.get(1));
        browser().keys(Keys.ARROW_UP, Keys.ARROW_UP);
        assertThat(line()).as("round again").isGreaterThan(ways.getLast());
        browser().keys("x");
        assertThat(browser().all("#offers[hidden]"))
                .as("whoever types on is not helped")
                .hasSize(1);
    }

    @Test
    void oneWayAloneNeedsNoList() {
        browser().keys("invent", Keys.TAB);
        assertThat(line()).isEqualTo("inventory");
        assertThat(browser().find("#offers").isDisplayed()).isFalse();
        browser().keys(Keys.TAB);
        assertThat(browser().script("return document.activeElement.textContent"))
                .as("the next Tab leads on")
                .isEqualTo("Send");
    }

    @Test
    void whatNothingCompletesStaysInTheLineAndTheNextTabLeaves() {
        browser().keys("get xy", Keys.TAB);
        browser().awaitText("#said-once", "Nothing completes it");
        browser().keys("z ", Keys.TAB);
        assertThat(line()).as("typed on, and not sent by the space").isEqualTo("get xyz ");
        browser().keys(Keys.TAB);
        assertThat(browser().script("return document.activeElement.textContent")).isEqualTo("Send");
    }

    @Test
    void whoLivesHereAndWhatTheyKnowIsCompleted() {
        browser().ask("east", "Bettany Orr");
        browser().awaitText("#panel-room", "knows about potions, light");
        browser().keys("ask bet", Keys.TAB);
        assertThat(line()).isEqualTo("ask bettany");
        browser().keys(" about ligh", Keys.TAB);
        assertThat(line()).isEqualTo("ask bettany about light");
    }

    @Test
    void aWayIsTakenByPointerAndGoneOnWith() {
        browser().keys("sa", Keys.TAB);
        assertThat(ways()).contains("say");
        browser()
                .script(
                        "[...document.querySelectorAll('#offers li')].find(one => one.textContent"
                                + " === 'say').setAttribute('data-test', '')");
        browser().press("#offers [data-test]");
        assertThat(line()).isEqualTo("say");
        assertThat(browser().find("#offers").isDisplayed()).isFalse();
        browser().keys(" by pointer", Keys.ENTER);
        browser().awaitLog("You say: by pointer");
    }

    @Test
    void escapeClosesTheListAndTheNextTabLeaves() {
        browser().keys("s", Keys.TAB);
        assertThat(ways()).isNotEmpty();
        browser().keys(Keys.ESCAPE);
        assertThat(browser().find("#offers").isDisplayed()).isFalse();
        browser().keys(Keys.TAB);
        assertThat(browser().script("return document.activeElement.id")).isNotEqualTo("command");
    }

    @Test
    void theListIsInSightOnAPhoneEitherWay() {
        for (var size : new int[][] {{360, 740}, {740, 360}}) {
            browser().resize(size[0], size[1]);
            browser().find("#command").click();
            browser().fill("#command", "s" + Keys.TAB);
            assertThat(ways()).isNotEmpty();
            assertThat(
                            browser()
                                    .script(
                                            """
                                            const {left, top, right} =
                                                document.querySelector('#offers').getBoundingClientRect();
                                            return left >= 0 && top >= 0 && right <= innerWidth
                                                && document.elementFromPoint(left + 20, top + 10).closest('#offers') !== null;
                                            """))
                    .isEqualTo(true);
            browser().keys(Keys.ESCAPE);
        }
    }

    private List<String> ways() {
        browser().awaitThere("#offers:not([hidden]) li");
        return browser().lines("#offers li");
    }

    private void isChosen(String way) {
        assertThat(line()).isEqualTo(way);
        assertThat(browser().lines("#offers [aria-selected=true]")).containsExactly(way);
        assertThat(
                        browser()
                                .script(
                                        """
                                        const id = document.activeElement.getAttribute('aria-activedescendant');
                                        return document.getElementById(id).textContent;
                                        """))
                .isEqualTo(way);
        browser().awaitText("#said-once", way);
    }

    private String line() {
        return browser().script("return document.querySelector('#command').value").toString();
    }
}
