package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.ListedFact;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What three programs that look for servers make of what we tell them, over real sockets. */
final class CrawlersIT {
    /**
     * All that the protocol names officially, as of its version of 2026, and what we tell beyond.
     */
    private static final Set<String> BEYOND = Set.of("GMCP", "MCCP", "MSDP", "MXP", "TLS");

    private static final Set<String> OFFICIAL =
            Set.of(
                    "NAME",
                    "PLAYERS",
                    "UPTIME",
                    "CHARSET",
                    "CODEBASE",
                    "CONTACT",
                    "CRAWL DELAY",
                    "CREATED",
                    "DISCORD",
                    "HOSTNAME",
                    "ICON",
                    "IP",
                    "IPV6",
                    "LANGUAGE",
                    "LOCATION",
                    "MINIMUM AGE",
                    "PORT",
                    "REFERRAL",
                    "SSL",
                    "WEBSITE",
                    "FAMILY",
                    "GENRE",
                    "GAMEPLAY",
                    "STATUS",
                    "GAMESYSTEM",
                    "INTERMUD",
                    "SUBGENRE",
                    "AREAS",
                    "HELPFILES",
                    "MOBILES",
                    "OBJECTS",
                    "ROOMS",
                    "CLASSES",
                    "LEVELS",
                    "RACES",
                    "SKILLS",
                    "ANSI",
                    "UTF-8",
                    "VT100",
                    "XTERM 256 COLORS",
                    "XTERM TRUE COLORS",
                    "PAY TO PLAY",
                    "PAY FOR PERKS",
                    "HIRING BUILDERS",
                    "HIRING CODERS");

    @TempDir private Path data = Path.of("");

    @Test
    void eachReadsTheSameAndWhatIsTrueNow() throws IOException {
        var before = Instant.now().getEpochSecond();
        try (var server = RunningServer.on(data, "--config", config())) {
            var nobody = all(server.port());
            assertThat(nobody).allSatisfy(told -> isComplete(told, server, before));
            try (var mira = Client.create(server, "Mira")) {
                assertThat(all(server.port()))
                        .allSatisfy(told -> assertThat(told).containsEntry("PLAYERS", "1"));
                mira.send("quit");
                mira.awaitHangUp();
            }
            Awaitility.await()
                    .atMost(Launcher.PATIENCE)
                    .untilAsserted(() ->
                            assertThat(GrapevineCrawler.byOption(server.port()))
                                    .containsEntry("PLAYERS", "0"));
            // The second in which the server started stays the same.
            assertThat(all(server.port()))
                    .allSatisfy(told ->
                            assertThat(told).containsEntry("UPTIME", nobody.get(0).get("UPTIME")));
        }
    }

    private String config() throws IOException {
        return Configuration.copyTo(data.resolve("config"))
                .change(
                        "server.yaml",
                        "  more: []",
                        "  more: [\"LOCATION Germany\", \"REFERRAL a.example.org 4000\", \"REFERRAL"
                                + " b.example.org 23\"]")
                .folder()
                .toString();
    }

    private static List<Map<String, String>> all(int port) throws IOException {
        return List.of(
                GrapevineCrawler.byOption(port),
                GrapevineCrawler.byText(port),
                TinTinCrawler.byOption(port),
                CatalogueCrawler.byText(port));
    }

    private static void isComplete(Map<String, String> told, RunningServer server, long before) {
        assertThat(told)
                .containsEntry("NAME", "Emberdelve")
                .containsEntry("PLAYERS", "0")
                .containsEntry("PORT", "" + server.port())
                .containsEntry("SSL", "" + server.port("TLS"))
                .containsEntry("CRAWL DELAY", "-1")
                .containsEntry("CHARSET", "UTF-8")
                .containsEntry("UTF-8", "1")
                .containsEntry("LOCATION", "Germany")
                .containsEntry("GAMEPLAY", "Adventure")
                .containsEntry("PAY TO PLAY", "0");
        assertThat(told.get("CODEBASE")).startsWith("Emberdelve 0.");
        assertThat(Long.parseLong(told.get("UPTIME")))
                .isBetween(before, Instant.now().getEpochSecond());
        assertThat(Integer.parseInt(told.get("ROOMS"))).isGreaterThan(200);
        assertThat(told.get("REFERRAL")).endsWith("b.example.org 23");
        assertThat(told.keySet())
                .allSatisfy(name ->
                        assertThat(OFFICIAL.contains(name) || BEYOND.contains(name))
                                .as(name)
                                .isTrue());
        assertThat(OFFICIAL).containsAll(ListedFact.NAMES);
        // Left out are those that have no value here, and those that only an operator knows.
        assertThat(OFFICIAL.stream().filter(name -> !told.containsKey(name)))
                .containsExactlyInAnyOrder(
                        "CONTACT",
                        "CREATED",
                        "DISCORD",
                        "HOSTNAME",
                        "ICON",
                        "INTERMUD",
                        "IP",
                        "IPV6",
                        "MINIMUM AGE",
                        "SUBGENRE",
                        "WEBSITE");
    }
}
