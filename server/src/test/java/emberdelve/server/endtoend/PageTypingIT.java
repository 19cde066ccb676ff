package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** What one types on the page: where it goes, how it is sent, and that its answer is seen. */
@Order(1)
final class PageTypingIT extends SharedPage {
    @BeforeEach
    void comeInAsAGuest() {
        browser().go(server());
        browser().press("#start-guest");
        browser().awaitThere("body[data-playing] .room.here");
        browser().awaitThere("#panel-inventory .thing");
    }

    @Test
    void whatIsTypedAnywhereGoesToTheCommandLine() {
        for (var place : new String[] {"#log", ".room.here", ".fold", "#answers", "h1"}) {
            browser().script("document.activeElement.blur()");
            browser()
                    .script(
                            """
                            const place = document.querySelector(arguments[0]);
                            if (place.matches('[tabindex], button, .room')) place.focus();
                            """,
                            place);
            browser().keys("say typed at " + place.replace('#', ' '), Keys.ENTER);
            browser().awaitLog("You say: typed at " + place.replace('#', ' ').strip());
        }
        browser().press("#panel-inventory .thing");
        browser().awaitThere(".menu");
        browser().keys("say over a menu", Keys.ENTER);
        browser().awaitLog("You say: over a menu");
        assertThat(browser().all(".menu")).as("the menu is closed").isEmpty();
    }

    @Test
    void keysThatMeanSomethingWhereTheyArePressedStayThere() {
        browser().script("document.querySelector('#preset').focus()");
        browser().keys("c");
        browser().await("the layout is chosen by its letter", () -> "compact".equals(preset()));
        browser().set("preset", "play");
        browser().press("[data-opens=settings]");
        browser().keys("x");
        assertThat(line()).as("not from within the dialog").isEmpty();
        browser().press("#settings-close");
        browser().script("document.querySelector('#log').focus()");
        browser().keys(Keys.SPACE);
        browser().keys(Keys.chord(Keys.CONTROL, "a"));
        assertThat(line()).as("neither Space nor a chord").isEmpty();
        assertThat(browser().script("return document.activeElement.id")).isEqualTo("log");
    }

    private String line() {
        return browser().script("return document.querySelector('#command').value").toString();
    }

    private String preset() {
        return browser().script("return document.documentElement.dataset.preset").toString();
    }

    @Test
    void aSemicolonStaysInWhatOneSays() {
        browser().ask("say I won ;-)", "You say: I won ;-)");
        browser().ask("'one; two", "You say: one; two");
        browser().ask("sa three; four", "You say: three; four");
        browser().ask("emote waves; bows", "waves; bows");
        browser().ask("score; say five; six", "You say: five; six");
        assertThat(browser().log()).contains("> score").doesNotContain("I do not know");
        browser().ask("look;score", "> score");
        browser().ask("lok;;score", "lok;score");
        browser().ask("gossip well; met", "well; met");
        browser().press("[data-opens=settings]");
        browser().press("#settings [name=splits]");
        browser().press("#settings-close");
        browser().ask("look;score", "> look;score");
    }

    @Test
    void whatOneSendsIsSeenAlthoughOneReadsAbove() {
        fillTheLog();
        browser().keys(Keys.PAGE_UP, Keys.PAGE_UP);
        browser().awaitText("#newer", "To the end");
        var top = top();
        browser().hearServer();
        for (var line : new String[] {"first", "second"}) {
            browser()
                    .script(
                            "window.socket.send(JSON.stringify({proto: 'text', id: 'Input', data:"
                                    + " arguments[0]}))",
                            "say live " + line);
            browser().awaitText("#latest", "You say: live " + line);
        }
        browser().awaitText("#newer", "New lines below");
        assertThat(top()).as("what is read stays where it is").isEqualTo(top);
        assertThat(browser().find("#latest").getDomAttribute("aria-hidden"))
                .as("the log itself has told it")
                .isEqualTo("true");
        assertThat(browser().all("#latest [tabindex='0']")).isEmpty();

        browser().ask("say seen", "You say: seen");
        browser().awaitThat(() -> assertThat(fromTheEnd()).isLessThan(24));
        browser().await("one view again", () -> !browser().find("#latest").isDisplayed());
        assertThat(browser().find("#newer").isDisplayed()).isFalse();
    }

    private void fillTheLog() {
        for (var times = 0; times < 6; times++) browser().ask("score", "experience");
        browser().await("more than a screen", () -> top() > 1000);
    }

    private long top() {
        return ((Number)
                        browser()
                                .script(
                                        "return"
                                            + " Math.round(document.querySelector('#log').scrollTop)"))
                .longValue();
    }

    private long fromTheEnd() {
        return ((Number)
                        browser()
                                .script(
                                        """
                                        const {scrollHeight, scrollTop, clientHeight} = document.querySelector('#log');
                                        return Math.round(scrollHeight - scrollTop - clientHeight);
                                        """))
                .longValue();
    }
}
