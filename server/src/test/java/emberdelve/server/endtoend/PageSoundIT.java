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
    /** Of the loudest that there is: less would not be noticed. */
    private static final double AUDIBLE = .02;

    /** Hears all that the page gives to the speaker. */
    private static final String EAR =
            """
            const connect = AudioNode.prototype.connect;
            AudioNode.prototype.connect = function (to, ...how) {
                if (!(to instanceof AudioDestinationNode)) return connect.call(this, to, ...how);
                if (window.ear?.context !== to.context) {
                    window.ear = new AnalyserNode(to.context, {fftSize: 32768});
                    connect.call(window.ear, to);
                }
                connect.call(this, window.ear);
                return to;
            };
            window.loudness = () => {
                if (!window.ear) return 0;
                const heard = new Float32Array(window.ear.fftSize);
                window.ear.getFloatTimeDomainData(heard);
                return heard.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
            };
            """;

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

    /**
     * Also after the page was loaded anew, when the first sound is asked for before a key is
     * pressed.
     */
    @Test
    void aTriggerIsHeardAsLoudAsChosenAndNotWhenItsSlideIsAtNothing() {
        browser().beforeEachPage(EAR);
        browser().go(server());
        browser().logIn("Pim");
        browser().press("[data-opens=settings]");
        browser().press("[name=sounds]");
        browser().press("#settings [data-opens=kept]");
        browser().press("[data-new=triggers]");
        browser().fill("#kept-pattern", "You say: gong*");
        browser().press("#kept-sound option[value=heal]");
        browser().press("#kept form .main");
        browser().awaitText("#kept-state", "Kept with your account.");
        browser().press("#kept-close");
        browser().ask("say silence", "You say: silence");
        browser().await("silence", () -> loudness() == 0);
        browser().ask("say gong", "You say: gong");
        browser().await("it is heard", () -> loudness() > AUDIBLE);
        assertThat(browser().script("return window.ear.context.state")).isEqualTo("running");

        PageBackIT.awaitTicket(browser());
        browser().go(server());
        browser().awaitThere("body[data-playing]");
        browser()
                .await("they are loaded", () -> !browser().all("link[href$='kept.css']").isEmpty());
        browser().ask("say gong again", "You say: gong again");
        browser().await("it is heard", () -> loudness() > AUDIBLE);

        var keys = new Keyboard(browser());
        browser().press("[data-opens=settings]");
        keys.tabTo("#volume-heal");
        keys.press(Keys.HOME);
        browser().press("#settings-close");
        browser().await("silence", () -> loudness() == 0);
        browser().script("delete document.body.dataset.sound");
        browser().ask("say gong once more", "You say: gong once more");
        assertThat(sound()).isEmpty();
        assertThat(loudness()).isZero();
        assertThat(browser().complaints()).isEmpty();
    }

    /** The loudest of what the speaker was given in the last second: 0 to 1. */
    private double loudness() {
        return ((Number) browser().script("return window.loudness()")).doubleValue();
    }

    private String sound() {
        return String.valueOf(browser().script("return document.body.dataset.sound ?? ''"));
    }
}
