package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.io.IOException;

/** The page for those who listen to it. */
final class PageListeningIT extends SharedPage {
    private static final String FOR_VISIT = "Output for screen readers is on for this visit";

    @BeforeAll
    void makeAListener() throws IOException {
        try (var maker = Client.create(server(), "Nora")) {
            maker.ask("quit", "All you have is safe");
        }
    }

    @Test
    void aLayoutLeavesNothingBehind() throws IOException {
        browser().go(server());
        browser().set("preset", "reader");
        browser().logIn("Nora");
        browser().awaitLog("Output for screen readers is on");
        assertThat(isListened()).isTrue();
        browser().press("#leave");
        browser().awaitThere("body[data-screen=start]");

        try (var seeing = Client.back(server(), "Nora")) {
            seeing.ask("set", "screenreader off");
            seeing.ask("quit", "All you have is safe");
        }
    }

    @Test
    void anotherLayoutEndsItInTheSameVisit() {
        browser().go(server());
        browser().set("preset", "reader");
        browser().logIn("Nora");
        browser().awaitLog(FOR_VISIT);
        browser().set("preset", "compact");
        browser().awaitLog("Output for screen readers is off again.");
        browser().await("the page knows", () -> !isListened());
        browser().set("preset", "reader");
        browser().await("the page knows", this::isListened);
    }

    @Test
    void whatThePlayerTypesIsTheCharactersOwn() throws IOException {
        browser().go(server());
        browser().set("preset", "reader");
        browser().logIn("Nora");
        browser().awaitLog(FOR_VISIT);
        browser().ask("sr on", "Output for screen readers is on. To leave it");
        browser().set("preset", "play");
        browser().awaitLog("Output for screen readers stays on");
        browser().press("#leave");
        browser().awaitThere("body[data-screen=start]");

        try (var again = server().connect()) {
            again.await("Name: ");
            again.ask("Nora", "Password");
            again.ask("password of Nora", "Lantern Yard\\. Safe\\.");
            again.ask("sr off", "Output for screen readers is off\\.");
            again.ask("quit", "All you have is safe");
        }
    }

    /** What the server has told the page. */
    private boolean isListened() {
        return browser().all("body[data-listens]").size() == 1;
    }
}
