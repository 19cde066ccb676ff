package emberdelve.config.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

class SettingsTest {
    @TempDir Path folder = Path.of("");

    private final Problems problems = new Problems();

    @Test
    void aMissingFileMeansTheDefaults() {
        var settings = SettingsLoader.load(folder.resolve("server.yaml"), problems);

        assertThat(settings).contains(Settings.DEFAULTS);
        assertThat(problems.isEmpty()).isTrue();
    }

    @Test
    void anEmptyFileAndAnEmptyPartMeanTheDefaults() throws IOException {
        assertThat(load("")).contains(Settings.DEFAULTS);
        assertThat(load("# nothing but a comment\n")).contains(Settings.DEFAULTS);
        assertThat(load("telnet:\nworld:\n")).contains(Settings.DEFAULTS);
        assertThat(problems.list()).isEmpty();
    }

    @Test
    void oneKeyChangesOneSettingInAnyEncodingOfLines() throws IOException {
        var settings = load("\uFEFFworld:\r\n  tick: 50ms\r\n").orElseThrow();

        assertThat(settings.world().tick()).isEqualTo(Duration.ofMillis(50));
        assertThat(settings.world().name()).isEqualTo("Emberdelve");
        assertThat(settings.telnet()).isEqualTo(Settings.DEFAULTS.telnet());
    }

    @Test
    void everyMistakeIsToldAtOnceWithItsPlace() throws IOException {
        var settings =
                load(
                        """
                        telnet:
                          port: 70000
                          idle-timout: 5m
                          bind: localhost
                        world:
                          tick: 10ms
                          name: [a, b]
                        limits: many
                        password:
                          length-min: 8
                        """);

        assertThat(settings).isEmpty();
        assertThat(problems.list())
                .extracting(this::withoutFolder)
                .containsExactly(
                        "server.yaml:2:9: telnet.port: 70000 (expected: whole number 0..65535)",
                        "server.yaml:3:3: telnet.idle-timout: unknown key (expected: port, bind,"
                                + " line-max-chars, output-max-octets, idle-timeout, event-loops);"
                                + " did you mean \"idle-timeout\"?",
                        "server.yaml:4:9: telnet.bind: localhost (expected: numeric address such as"
                                + " ::, 0.0.0.0 or 127.0.0.1)",
                        "server.yaml:6:9: world.tick: 10ms (expected: duration 20ms..1s)",
                        "server.yaml:7:9: world.name: a list (expected: text of 1..40 characters on"
                                + " one line, none of them control characters)",
                        "server.yaml:8:9: limits: many (expected: a mapping)",
                        "server.yaml:9:1: password: unknown key (expected: telnet, tls, proxy,"
                                + " websocket, admin, listing, world, limits, passwords, backups,"
                                + " recording, retention, log); did you mean \"passwords\"?");
    }

    @Test
    void whatListsAreToldIsTheOperatorsAndInTheWordsOfTheirProtocol() throws IOException {
        var listing =
                load("""
                listing:
                  genre: science-fiction
                  status: open-beta
                  contact: me@example.org
                  website: https://example.org/dungeon
                  crawl-delay-hours: 23
                  more: ["LOCATION Germany", "MINIMUM AGE 16"]
                """)
                        .orElseThrow()
                        .listing();

        assertThat(listing.genre().word()).isEqualTo("Science Fiction");
        assertThat(listing.status().word()).isEqualTo("Open Beta");
        assertThat(listing.contact()).isEqualTo("me@example.org");
        assertThat(listing.website()).isEqualTo("https://example.org/dungeon");
        assertThat(listing.crawlDelayHours()).isEqualTo(23);
        assertThat(listing.more())
                .containsExactly(
                        new ListedFact("LOCATION", "Germany"), new ListedFact("MINIMUM AGE", "16"));
        assertThat(listing.more()).asString().isEqualTo("[LOCATION Germany, MINIMUM AGE 16]");
    }

    @Test
    void whatListsAreToldFitsIntoOnePacket() throws IOException {
        // With the 4 and 8 letters of its names, 500 in all.
        var most = "listing: {more: [\"ICON %s\", \"LOCATION %s\", \"DISCORD %s\"]}\n";

        assertThat(load(most.formatted("x".repeat(200), "y".repeat(200), "z".repeat(81))))
                .isPresent();
        assertThat(load(most.formatted("x".repeat(200), "y".repeat(200), "z".repeat(82))))
                .isEmpty();
        assertThat(problems.list()).hasSize(1);
        assertThat(problems.list().getFirst().toString())
                .endsWith(
                        "server.yaml:1:1: listing.more: 501 letters (expected: at most 500 letters"
                                + " in all)");
    }

    @Test
    void whatTheProtocolDoesNotNameIsNotTold() throws IOException {
        assertThat(load("listing: {more: [\"PLAYERS 1000\", \"LOCATION\"]}\n")).isEmpty();
        assertThat(problems.size()).isEqualTo(2);
    }

    @Test
    void whatNoListWouldTakeIsRefused() throws IOException {
        assertThat(
                        load(
                                """
                                listing:
                                  status: soon
                                  contact: just me
                                  website: example.org
                                  crawl-delay-hours: 721
                                """))
                .isEmpty();

        assertThat(problems.list())
                .extracting(this::withoutFolder)
                .containsExactly(
                        "server.yaml:2:11: listing.status: soon (expected: one of alpha,"
                                + " closed-beta, open-beta, live)",
                        "server.yaml:3:12: listing.contact: just me (expected: an address such as"
                                + " me@example.org, or \"\" for none)",
                        "server.yaml:4:12: listing.website: example.org (expected: a page such as"
                                + " https://example.org, or \"\" for none)",
                        "server.yaml:5:22: listing.crawl-delay-hours: 721 (expected: whole number"
                                + " -1..720)");
    }

    @Test
    void whatChangesWhileTheServerRunsIsALimitANameOrWhatIsReadAnew() throws IOException {
        var read =
                load("""
                telnet: {port: 1, bind: "::1", line-max-chars: 99, output-max-octets: 16384,
                  idle-timeout: 1h, event-loops: 2}
                tls: {enabled: false, port: 1, bind: "::1", reload-interval: 1m,
                  certificate: /c.pem, private-key: /k.pem}
                proxy: {enabled: true, port: 1, bind: "::1", from: []}
                websocket: {enabled: false, port: 1, tls-port: 2, bind: "::1", hosts: [a],
                  origins: [https://a], encrypted: true, behind-proxy: true,
                  trusted-proxies: [127.0.0.1], forwarded-by: forwarded, address: https://a}
                admin: {enabled: false, port: 1, bind: "::1", flight-recorder: true}
                listing: {genre: horror, status: live, contact: a@b, website: https://a,
                  crawl-delay-hours: 1, more: [LOCATION Germany]}
                world: {tick: 100ms, checkpoint-interval: 1s, link-dead-flee: 1s,
                  link-dead-max: 1h, quit-out-of-fight: 1s, name: Other}
                limits: {sessions-per-address: 1, sessions-max: 1, waiting-commands: 1,
                  login-timeout: 1s, newcomer-timeout: 1s, login-tries: 1, commands-per-second: 1,
                  command-burst: 1, inbox-max: 1024, talk-per-minute: 1, talk-burst: 1, guests: 1,
                  guest-lasts: 1m, builder-gold: 1, builder-xp: 1}
                passwords: {memory-kib: 128, iterations: 1, parallelism: 2, length-min: 1,
                  waiting-max: 1, program-login: never}
                backups: {every: 1h, keep: 1}
                recording: {enabled: true, file-max-mib: 1, files-max: 1}
                retention: {log: 1d, recordings: 1d, exports: 1d}
                log: {format: json, level: warn, addresses: none}
                """)
                        .orElseThrow();
        assertThat(SettingValues.differing(Settings.DEFAULTS, read))
                .hasSameElementsAs(SettingValues.of(read).keySet());

        var next = Settings.DEFAULTS.goingOnWith(read);

        assertThat(SettingValues.differing(next, read))
                .containsExactly(
                        "telnet.port",
                        "telnet.bind",
                        "telnet.output-max-octets",
                        "telnet.event-loops",
                        "tls.enabled",
                        "tls.port",
                        "tls.bind",
                        "tls.certificate",
                        "tls.private-key",
                        "tls.reload-interval",
                        "proxy.enabled",
                        "proxy.port",
                        "proxy.bind",
                        "websocket.enabled",
                        "websocket.port",
                        "websocket.tls-port",
                        "websocket.bind",
                        "websocket.encrypted",
                        "websocket.behind-proxy",
                        "admin.enabled",
                        "admin.port",
                        "admin.bind",
                        "admin.flight-recorder",
                        "world.tick",
                        "world.checkpoint-interval",
                        "world.link-dead-flee",
                        "world.link-dead-max",
                        "world.quit-out-of-fight",
                        "limits.waiting-commands",
                        "limits.inbox-max",
                        "passwords.memory-kib",
                        "passwords.iterations",
                        "passwords.parallelism",
                        "passwords.waiting-max",
                        "recording.enabled",
                        "recording.file-max-mib",
                        "recording.files-max",
                        "retention.log");
        assertThat(SettingValues.differing(Settings.DEFAULTS, next))
                .hasSize(SettingValues.of(read).size() - 38);
        assertThat(Settings.DEFAULTS.goingOnWith(Settings.DEFAULTS)).isEqualTo(Settings.DEFAULTS);
    }

    @Test
    void aFolderInPlaceOfTheFileIsAProblem() throws IOException {
        Files.createDirectory(folder.resolve("server.yaml"));

        assertThat(SettingsLoader.load(folder.resolve("server.yaml"), problems)).isEmpty();
        assertThat(problems.list())
                .singleElement()
                .asString()
                .contains("no plain file (expected: a file)");
    }

    @Test
    void aLinkToNowhereIsAProblemAndNotTheDefaults() throws IOException {
        Files.createSymbolicLink(folder.resolve("server.yaml"), folder.resolve("gone.yaml"));

        assertThat(SettingsLoader.load(folder.resolve("server.yaml"), problems)).isEmpty();
        assertThat(problems.list())
                .singleElement()
                .asString()
                .contains("no plain file (expected: a file)");
    }

    @Test
    void aRecordMadeInJavaChecksItselfToo() {
        var telnet = TelnetSettings.DEFAULTS;

        assertThatThrownBy(() ->
                        new TelnetSettings(
                                -1, "::", 1024, telnet.outputMaxOctets(), telnet.idleTimeout(), 1))
                .hasMessage("telnet.port: -1 (expected: whole number 0..65535)");
        assertThatThrownBy(() ->
                        new TelnetSettings(
                                0,
                                "example.org",
                                1024,
                                telnet.outputMaxOctets(),
                                telnet.idleTimeout(),
                                1))
                .hasMessageContaining("telnet.bind: example.org");
        assertThatThrownBy(() ->
                        new TelnetSettings(
                                0, "::", 1024, telnet.outputMaxOctets(), Duration.ofMillis(1), 1))
                .hasMessage("telnet.idle-timeout: 1ms (expected: duration 1s..24h)");
        assertThatThrownBy(() -> new PasswordSettings(19_456, 0, 1, 8, 200, ProgramLogin.NEVER))
                .hasMessageStartingWith("passwords.iterations: 0");
    }

    private Optional<Settings> load(String text) throws IOException {
        var file = folder.resolve("server.yaml");
        Files.writeString(file, text);
        return SettingsLoader.load(file, problems);
    }

    private String withoutFolder(Problem problem) {
        return problem.toString().replace(folder.toString().replace('\\', '/') + "/", "");
    }
}
