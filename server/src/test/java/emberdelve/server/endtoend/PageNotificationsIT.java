package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** What the browser tells of the game while its page is hidden, and that it tells nothing else. */
@Order(1)
final class PageNotificationsIT extends SharedPage {
    @Test
    void whatOneHasChosenIsToldWhileThePageIsHidden() throws IOException {
        browser()
                .devTools(
                        "Browser.grantPermissions",
                        Map.of("permissions", List.of("notifications")));
        Client.create(server(), "Nils").ask("quit", "hang up|Goodbye|again");
        try (var tolo = Client.create(server(), "Tolo")) {
            browser().go(server());
            browser().logIn("Nils");
            browser().awaitThere(".room.here");
            listen();
            for (var name : List.of("notifyTells", "notifyComers")) {
                browser().press("[data-opens=settings]");
                browser().press("#settings [name=" + name + "]");
                browser()
                        .await(
                                "it is allowed",
                                () -> browser().find("#settings [name=" + name + "]").isSelected());
                browser().press("#settings-close");
            }
            tolo.ask("tell nils not while it is seen", "You tell Nils");
            browser().awaitText("#panel-channels", "not while it is seen");
            assertThat(told()).isEmpty();

            hidden(true);
            tolo.ask("tell nils psst", "You tell Nils");
            browser().await("the tell", () -> told().contains("Tolo tells you"));
            tolo.ask("say nils is here", "You say");
            browser().awaitText("#panel-channels", "nils is here");
            tolo.ask("north", "Delve Stair");
            browser()
                    .await(
                            "he is gone",
                            () -> !browser().find("#panel-room").getText().contains("Tolo"));
            tolo.ask("south", "Lantern Yard");
            browser().await("who comes", () -> told().contains("Tolo has come"));
            assertThat(told()).as("a name was not asked for").hasSize(2);
            hidden(false);
        }
    }

    /** Each notification is shown as ever, and its title kept. */
    private void listen() {
        browser()
                .script(
                        """
                        window.told = [];
                        window.Notification = class extends Notification {
                            constructor(title, more) {
                                super(title, more);
                                window.told.push(title);
                            }
                        };
                        """);
    }

    private List<String> told() {
        return browser().list("return window.told");
    }

    private void hidden(boolean is) {
        browser()
                .script(
                        "Object.defineProperty(document, 'hidden', {value: arguments[0],"
                                + " configurable: true})",
                        is);
    }
}
