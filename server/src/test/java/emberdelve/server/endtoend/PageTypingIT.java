package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

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

    @Test
    void onAPhoneItsKeyboardComesAndGoesAsOneWants() {
        browser().resize(360, 740);
        browser().touch(true);
        browser().press("#command");
        browser().keys("say it stays");
        browser().press("#line [type=submit]");
        browser().awaitLog("You say: it stays");
        assertThat(browser().script("return document.activeElement.id"))
                .as("for the next line")
                .isEqualTo("command");
        browser().script("document.activeElement.blur()");
        browser().script("document.querySelector('#log .link[title^=\"look lanterns\"]').click()");
        assertThat(line()).as("a click more sends it").isEqualTo("look lanterns ");
        assertThat(browser().script("return document.activeElement.id"))
                .as("no keyboard over what one reads")
                .isNotEqualTo("command");
        browser().press("#line [type=submit]");
        browser().awaitLog("> look lanterns");
        browser()
                .hear(
                        List.of(
                                """
                                {"proto":"text","id":"Text.Lines","data":{"lines":[\
                                [{"t":"a candle lamp","ask":"buy candle lamp"},", 9 gold"]]}}\
                                """));
        browser().awaitLog("a candle lamp, 9 gold");
        browser().script("document.querySelector('#log .link[title^=buy]').click()");
        assertThat(line()).isEqualTo("buy candle lamp ");
        assertThat(browser().script("return document.activeElement.id"))
                .as("no keyboard over a list of wares")
                .isNotEqualTo("command");
        browser().touch(false);
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

    @Test
    void aHundredPastedLinesAreAskedOnceAndAllSent() {
        var lines = IntStream.range(0, 100).mapToObj(at -> "xyzzy" + at).toList();
        browser().paste(String.join("\n", lines) + "\n");
        assertThat(browser().log()).as("pasted, and not sent yet").doesNotContain("xyzzy0");
        assertThat(line().lines()).hasSize(100);
        browser().keys(Keys.ENTER);
        browser().awaitText(".confirm", "Send 100 lines?");
        assertThat(browser().barriers()).isEmpty();
        browser().keys(Keys.ESCAPE);
        browser().await("closed", () -> browser().all(".confirm").isEmpty());
        assertThat(line().lines()).as("nothing is lost").hasSize(100);

        browser().keys(Keys.ENTER);
        browser().awaitText(".confirm", "Send 100 lines?");
        browser().keys(Keys.ENTER);
        browser().awaitLog("I do not know \"xyzzy99\"");
        assertThat(line()).isEmpty();
        var log = browser().log();
        for (var sent : lines) assertThat(log).contains("I do not know \"" + sent + "\"");
        browser().ask("score", "experience");
    }

    @Test
    void escapeStopsTheSending() {
        browser().paste("xyzzy\n".repeat(200));
        browser().keys(Keys.ENTER);
        browser().awaitText(".confirm", "Send 200 lines?");
        browser().press(".confirm .main");
        browser().awaitLog("I do not know");
        browser().keys(Keys.ESCAPE);
        browser().awaitLog("lines were not sent any more");
    }

    @Test
    void tooMuchIsRefusedInWordsAndTheLinkStays() {
        browser().paste("x\n".repeat(600));
        browser().awaitLog("At most 500 lines with 16,000 letters are sent at once");
        assertThat(line()).isEmpty();
        browser().paste("y".repeat(100_000));
        browser().awaitLog("with 100,000 letters");
        browser().ask("say still here", "You say: still here");
    }

    @Test
    void shiftEnterIsANewLineAndTheArrowsGoThroughIt() {
        browser().keys("say one");
        browser().keys(Keys.chord(Keys.SHIFT, Keys.ENTER));
        browser().keys("say two");
        assertThat(line()).isEqualTo("say one\nsay two");
        browser().keys(Keys.ENTER);
        browser().awaitLog("You say: one");
        browser().awaitLog("You say: two");
        browser().keys(Keys.ARROW_UP);
        assertThat(line()).as("both are one line of the history").isEqualTo("say one\nsay two");
        browser().keys(Keys.ARROW_UP);
        browser().keys(Keys.HOME);
        browser().keys("'");
        assertThat(line()).as("up is a line up").isEqualTo("'say one\nsay two");
    }

    @Test
    void aLetterWrittenByHandKeepsItsSemicolons() throws IOException {
        Client.create(server(), "Lena").close();
        leave();
        browser().go(server());
        browser().logIn("Lena");
        browser().ask("mail write lena", "> mail write lena");
        browser().ask("look at this;then go", "look at this;then go");
        browser().ask(".", "on its way");
        browser().ask("mail 1", "look at this;then go");
        assertThat(browser().log()).doesNotContain("> look at this" + System.lineSeparator());
        browser().ask("set prompt %h;%m>", "> set prompt %h;%m>");
        browser().awaitText("#prompt", ";");
        browser().ask("set prompt default", "prompt");
    }

    @Test
    void aNewPasswordIsOneToProgramsThatKeepPasswords() {
        leave();
        browser().go(server());
        browser().press("#start-new");
        browser().awaitText("#prompt", "ENTER for");
        browser().type("Nelda");
        for (var question : new String[] {"password", "again"}) {
            browser()
                    .awaitThat(() ->
                            assertThat(
                                            browser()
                                                    .list(
                                                            """
                                                            return [...document.querySelectorAll(
                                                                '#line input')].map(
                                                                one => `${one.autocomplete} ${one.type}`);
                                                            """))
                                    .as(question)
                                    .containsExactly("username text", "new-password password"));
            assertThat(browser().script("return document.querySelector('#line input').value"))
                    .isEqualTo("Nelda");
            assertThat(browser().barriers()).isEmpty();
            browser().keys("a secret of Nelda", Keys.ENTER);
        }
        browser().await("no secret", () -> browser().all("#line input").isEmpty());
        assertThat(browser().log()).doesNotContain("a secret");
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
