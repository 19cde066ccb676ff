package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What people say stays what they said: words, on the page as on a terminal. */
final class PageSafetyIT extends SharedPage {
    private static final List<String> TEXTS = HostileTexts.all();
    private static final String TITLE = "<svg/onload=window.hacked=1>&lt;{{assets}}";
    private static final String LETTER = "</p><img src=x onerror=window.hacked=1>";
    private static final String LAST_WORDS = "Mira says: That is all.";

    /** Elements that only somebody's words could have brought in; the map alone is an svg. */
    private static final String INTRUDERS =
            """
            img, iframe, object, embed, video, base, style, body script,
            form:not(#login, #line, #settings-form, #actions-form), svg:not(.map, .icon, .clock, .shapes), use:not([href^='#icon-']),
            [onerror], [onload], [onclick], [style*='url'],
            #log :not(div, span, a), #log a[href]:not([href^='https://']), a[href^='javascript' i], link[href*='evil'],
            meta[http-equiv]
            """;

    /** A world in which one may talk as much as one likes. */
    @Override
    RunningServer serve(Path temporary) throws IOException {
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .change("server.yaml", "talk-burst: 10", "talk-burst: 10000")
                        .change("server.yaml", "command-burst: 40", "command-burst: 10000")
                        .change("server.yaml", "waiting-commands: 20", "waiting-commands: 1000");
        return RunningServer.on(
                temporary.resolve("data"), "--config", configuration.folder().toString());
    }

    @Test
    void hostileTextsAreWordsWhereverTheyAppear() throws IOException {
        assertThat(TEXTS).hasSize(50);
        try (var lysa = Client.create(server(), "Lysa");
                var tolo = Client.create(server(), "Tolo");
                var mira = Client.create(server(), "Mira")) {
            lysa.ask("quit", "All you have is safe");
            refusesAHostileName(browser(), server());
            browser().go(server());
            browser().logIn("Lysa");
            browser().awaitLog("Mira is here");
            showsTheSameAsATerminal(mira, tolo, browser());
            hasNothingButWords(browser());
            showsTitlesAndLetters(mira, browser());
            echoesWhatOneTypes(browser());
            hasNothingButWords(browser());
            listsATitleForEverybody(browser(), server());
            assertThat(browser().complaints()).isEmpty();
        }
    }

    @Test
    void noFieldOfAnyMessageIsMoreThanWords() {
        browser().go(server());
        browser().press("#start-guest");
        browser().awaitThere("body[data-playing] .room.here");
        for (var text : TEXTS) browser().hear(HostileFrames.saying(text));
        browser().awaitText("#panel-room", TEXTS.getLast());
        browser().awaitText("#answers", TEXTS.getLast());
        hasNothingButWords(browser());
        browser().press("#panel-room > div:last-child button");
        browser().awaitText(".menu", TEXTS.getLast());
        hasNothingButWords(browser());
    }

    @Test
    void insideTlsThePageConnectsInsideTls() {
        var address = "localhost:" + server().webTlsPort();
        browser().go("https://" + address + "/");
        browser().press("#start-guest");
        browser().awaitLog("Lantern Yard");
        assertThat(browser().script("return window.socket.url").toString())
                .startsWith("wss://" + address);
        assertThat(browser().complaints()).isEmpty();
    }

    private static void refusesAHostileName(Browser browser, RunningServer server) {
        for (var name : TEXTS.subList(0, 2)) {
            browser.go(server);
            browser.fill("#name", name);
            browser.fill("#password", name);
            browser.press("#login button");
            browser.await(
                    "a refusal",
                    () -> !browser.find("#login-problem, #log:not(:empty)").getText().isEmpty());
            hasNothingButWords(browser);
        }
    }

    private static void showsTheSameAsATerminal(Client mira, Client tolo, Browser browser)
            throws IOException {
        for (var text : TEXTS) {
            mira.send("say " + text);
            mira.send("emote " + text);
            mira.send("chat " + text);
            mira.send("tell lysa " + text);
        }
        mira.send(LAST_WORDS.replace("Mira says:", "say"));
        browser.awaitLog(LAST_WORDS);
        tolo.await(LAST_WORDS);

        var lines = browser.lines("#log .line");
        var told = lines.stream().filter(line -> line.startsWith("Mira tells you: ")).toList();
        assertThat(told).hasSize(TEXTS.size());
        var said = lines.stream().filter(line -> !told.contains(line)).toList();
        assertThat(heard(said.stream().collect(Collectors.joining("\n"))))
                .isEqualTo(heard(utf8(tolo.all())));
        assertThat(lines)
                .containsAll(plain().map(text -> "Mira says: " + text).toList())
                .containsAll(plain().map(text -> "Mira tells you: " + text).toList())
                .containsAll(plain().map(text -> "[chat] Mira: " + text).toList());
        browser.awaitThat(() ->
                assertThat(browser.lines("#said p"))
                        .containsAll(plain().map(text -> "[chat] Mira: " + text).toList()));
    }

    /** Those of which the server takes nothing away. */
    private static Stream<String> plain() {
        return TEXTS.stream().filter(text -> text.chars().allMatch(c -> c >= ' ' && c <= '~'));
    }

    /** From the first hostile word to the last, without prompts and wherever lines break. */
    private static String heard(String all) {
        var begins = all.indexOf("Mira says: ");
        return all.substring(begins, all.indexOf(LAST_WORDS))
                .replaceAll("HP \\d+/\\d+ > \n", "")
                .replaceAll("\\s", "");
    }

    private static String utf8(String octets) {
        return new String(octets.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    private static void showsTitlesAndLetters(Client mira, Browser browser) throws IOException {
        var title = TITLE.substring(0, 40);
        mira.ask("title " + title, "Your title is:");
        browser.ask("who", title);
        mira.ask("afk " + LETTER, "You are away");
        browser.ask("tell mira hello", "Mira is away, and leaves word: " + LETTER);
        browser.ask("finger mira", title);
        mira.send("mail send lysa " + LETTER);
        browser.awaitLog("A letter has come from Mira");
        browser.ask("mail", LETTER);
        browser.ask("mail 1", LETTER);
    }

    private static void echoesWhatOneTypes(Browser browser) {
        for (var text : TEXTS.subList(0, 5)) browser.ask("say " + text, "You say: " + text);
        browser.ask("<img src=x onerror=window.hacked=1>", "> <img src=x onerror=window.hacked=1>");
        browser.script("location.hash = '#<img src=x onerror=window.hacked=1>'");
    }

    private static void listsATitleForEverybody(Browser browser, RunningServer server) {
        browser.await(
                "the title on /who",
                () -> {
                    browser.go(server, "/who");
                    return browser.find("main").getText().contains(TITLE.substring(0, 40));
                });
        assertThat(browser.all("main :is(svg, img, script)")).isEmpty();
        assertThat(browser.script("return typeof window.hacked")).isEqualTo("undefined");
        browser.go(server, "/help/<img src=x onerror=window.hacked=1>");
        assertThat(browser.all("main :is(svg, img, script)")).isEmpty();
        assertThat(browser.complaints()).allMatch(complaint -> complaint.contains("404"));
    }

    private static void hasNothingButWords(Browser browser) {
        assertThat(browser.lines(INTRUDERS)).isEmpty();
        assertThat(browser.script("return typeof window.hacked")).isEqualTo("undefined");
        assertThat(browser.complaints()).isEmpty();
    }
}
