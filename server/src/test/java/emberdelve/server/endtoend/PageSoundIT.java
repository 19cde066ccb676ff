package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.io.IOException;

/** What the page lets one hear. */
@Order(2)
final class PageSoundIT extends SharedPage {
    @BeforeAll
    void makeSomebody() throws IOException {
        for (var name : new String[] {"Otto", "Pim"})
            try (var maker = Client.create(server(), name)) {
                maker.ask("quit", "All you have is safe");
            }
    }

    @Test
    void soundsAreSilentUntilSomebodyWantsThemAndThenAsLoudAsChosen() throws IOException {
        browser().go(server());
        browser().logIn("Otto");
        try (var friend = Client.back(server(), "Pim")) {
            friend.ask("tell otto quiet", "quiet");
            browser().awaitLog("quiet");
            assertThat(sound()).as("nobody asked for it").isEmpty();

            var keys = new Keyboard(browser());
            browser().press("[data-opens=settings]");
            assertThat(browser().find("#volumes").isDisplayed()).isFalse();
            keys.tabTo("[name=sounds]");
            keys.press(Keys.SPACE);
            assertThat(browser().find("#volumes").isDisplayed()).isTrue();
            keys.tabTo("#volume-tell");
            keys.press(Keys.ARROW_LEFT);
            browser().await("the slider sounds", () -> sound().equals("tell"));
            assertThat(browser().find("#volume-tell").getDomProperty("value")).isEqualTo("65");
            browser().press("#settings-close");

            browser().script("delete document.body.dataset.sound");
            friend.ask("tell otto hello", "hello");
            browser().await("the tell sounds", () -> sound().equals("tell"));
        }
        assertThat(browser().complaints()).isEmpty();
    }

    private String sound() {
        return String.valueOf(browser().script("return document.body.dataset.sound ?? ''"));
    }
}
