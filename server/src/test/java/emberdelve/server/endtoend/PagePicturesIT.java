package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The pictures of the page that the docs show. They are taken anew with {@code
 * -Demberdelve.golden=write}, to be looked at and committed; otherwise they only have to be there.
 */
final class PagePicturesIT {
    private static final boolean WRITES = "write".equals(System.getProperty("emberdelve.golden"));
    private static final Path FOLDER = Launcher.HOME.resolve("docs/pictures");
    private static final List<String> NAMES = List.of("dark", "light", "phone", "reader");
    private static final long OCTETS_MAX = 250_000;

    @TempDir private Path temporary = Path.of("");

    @Test
    void thePicturesAreThereAndSmall() throws IOException {
        for (var name : NAMES) assertThat(Files.size(picture(name))).isBetween(5_000L, OCTETS_MAX);
    }

    @Test
    void picturesOfAnEveningAreTaken() throws IOException {
        if (!WRITES) return;
        Browser.isNeeded();
        Files.createDirectories(FOLDER);
        var configuration = Configuration.fast(temporary.resolve("config")).empty("old-mine");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var tolo = Client.create(server, "Tolo");
                var browser = Browser.open()) {
            browser.go(server);
            PageIT.create(browser, "Mira");
            server.makeOwner("Mira");
            play(browser, tolo);
            take(browser, "dark", "play", "dark");
            take(browser, "light", "play", "light");
            browser.resize(360, 740);
            take(browser, "phone", "play", "dark");
            browser.resize(1280, 800);
            take(browser, "reader", "reader", "light");
        }
    }

    private static void play(Browser mira, Client tolo) throws IOException {
        mira.ask("invite tolo", "You invite Tolo");
        tolo.ask("accept", "You join the group");
        tolo.ask("follow mira", "You follow Mira");
        for (var step : List.of("e", "w", "s", "n", "n", "d")) {
            mira.type(step);
            mira.await("the step is done", () -> mira.log().contains("> " + step));
        }
        mira.awaitLog("Winding Landing");
        tolo.await("Winding Landing");
        tolo.send("gt I hear something with more legs than sense.");
        mira.awaitLog("more legs than sense");
        mira.ask("n", "Haulage Way");
        mira.ask("create candle-lamp", "");
        mira.ask("look", "Haulage Way");
        mira.ask("spawn drowned-miner 2", "Audit");
        mira.awaitText("#panel-room", "drowned miner");
        mira.ask("kill miner", "drowned miner");
        mira.awaitText("#panel-timeline", "drowned miner");
    }

    private static void take(Browser browser, String name, String preset, String theme)
            throws IOException {
        browser.script(
                "const preset = document.querySelector('#preset'); preset.value = arguments[0];"
                        + "preset.dispatchEvent(new Event('change', {bubbles: true}));"
                        + "document.documentElement.dataset.theme = arguments[1];",
                preset,
                theme);
        browser.await("it is laid out", () -> !browser.find("#log").getText().isEmpty());
        Files.write(picture(name), browser.picture());
    }

    private static Path picture(String name) {
        return FOLDER.resolve("page-" + name + ".png");
    }
}
