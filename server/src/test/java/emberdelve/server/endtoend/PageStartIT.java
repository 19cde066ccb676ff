package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.io.IOException;

/** The start screen and the first steps, as somebody sees them who has never been here. */
@Order(1)
final class PageStartIT extends SharedPage {
    @Test
    void oneButtonLeadsIntoTheGame() {
        browser().go(server());
        var keys = new Keyboard(browser());
        keys.tabTo("#start-guest");
        assertThat(browser().find("#start-guest").getText()).isEqualTo("Play now");
        assertThat(browser().find("#start-guest").getRect().getHeight())
                .as("the largest button there is")
                .isGreaterThan(browser().find("#login button").getRect().getHeight());
        keys.press(Keys.ENTER);
        browser().awaitLog("Lantern Yard");
        assertThat(browser().log())
                .as("what greets terminals has been answered by the button")
                .doesNotContain("Type your name", "Welcome to Emberdelve");
    }

    @Test
    void itShowsWhatGoesOnInTheWorld() throws IOException {
        try (var mira = Client.create(server(), "Mira")) {
            mira.ask("say hello", "You say");
            browser().go(server());
            browser().awaitText("#glimpse", "In the dungeon now");
            browser()
                    .awaitThat(() ->
                            assertThat(browser().find("#glimpse").getText())
                                    .contains(
                                            "Mira", "Nobody has cleared a delve of the day yet."));
            assertThat(browser().find("#glimpse .sight").getText())
                    .as("a place as one sees it on the way in")
                    .hasSizeGreaterThan(40);
            assertThat(browser().barriers()).isEmpty();
            assertThat(browser().complaints()).isEmpty();
        }
    }

    @Test
    void classesAreExplainedAtTheirButtons() {
        browser().go(server());
        browser().press("#start-new");
        browser().awaitLog("What should your character be called?");
        assertThat(browser().log()).doesNotContain("Type your name");
        browser().type("Wilma");
        browser().awaitText("#prompt", "New password");
        browser().type("a very good one");
        browser().awaitText("#prompt", "Same password again");
        browser().type("a very good one");
        browser().awaitText("#answers", "Guardian");
        assertThat(browser().lines("#answers .about"))
                .hasSize(browser().all("#answers button").size())
                .allSatisfy(about -> assertThat(about).hasSizeGreaterThan(10));
    }

    @Test
    void wordsToTypeCanBeClickedWhereverTheyStand() {
        browser().go(server());
        browser().press("#start-guest");
        browser().awaitLog("Type: look lanterns");
        browser().pressLink("look lanterns …");
        browser()
                .await(
                        "it is in the command line",
                        () ->
                                "look lanterns "
                                        .equals(
                                                browser()
                                                        .find("#command")
                                                        .getDomProperty("value")));
        browser().keys(Keys.ENTER);
        browser().awaitLog("Each has a number");

        var keys = new Keyboard(browser());
        browser().type("say hello");
        browser().awaitLog("You say: hello");
        keys.backTo("#log [role=button][title='skip tutorial …']");
        keys.press(Keys.ENTER);
        keys.awaitAt("#command");
        assertThat(browser().all("#log .line.echo [role=button]"))
                .as("what one has typed is no link")
                .isEmpty();
    }
}
