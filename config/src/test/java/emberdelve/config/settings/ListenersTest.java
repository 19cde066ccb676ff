package emberdelve.config.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.read.Problems;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

class ListenersTest {
    @TempDir Path folder = Path.of("");

    private final Problems problems = new Problems();

    @Test
    void everyListenerHasItsOwnPortAndAddress() throws IOException {
        var settings =
                load("""
                tls: {port: 1, bind: 192.0.2.1, certificate: /c.pem, private-key: /k.pem}
                proxy: {enabled: true, port: 2, from: [10.0.0.0/8]}
                websocket: {enabled: true, port: 3, hosts: [play.example], origins: ["https://a.example", "http://b.example:81"]}
                """)
                        .orElseThrow();

        assertThat(settings.tls().files())
                .contains(new TlsSettings.Files(Path.of("/c.pem"), Path.of("/k.pem")));
        assertThat(settings.proxy().isBelieved(InetAddress.ofLiteral("10.9.9.9"))).isTrue();
        assertThat(settings.proxy().isBelieved(InetAddress.ofLiteral("127.0.0.1"))).isFalse();
        assertThat(settings.websocket().isAllowed("https://A.example")).isTrue();
        assertThat(settings.websocket().isAllowed("http://a.example")).isFalse();
        assertThat(Stream.of("play.example", "a.example", "b.example"))
                .allMatch(settings.websocket()::isHost);
        assertThat(Stream.of("example", "y.example", "a.example.evil", "a", "b.example:8"))
                .noneMatch(settings.websocket()::isHost);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hosts: [\"*\"]", "origins: [\"*\"]"})
    void aStarIsEveryHost(String all) throws IOException {
        assertThat(
                        load("websocket: {" + all + "}\n")
                                .orElseThrow()
                                .websocket()
                                .isHost("any.example"))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://a.example",
                "a.example:80",
                "A.example",
                ".example",
                "a..b",
                "\"\""
            })
    void whatIsNoHostIsRefused(String host) throws IOException {
        assertThat(load("websocket: {hosts: [" + host + "]}\n")).isEmpty();
        assertThat(problems.toString())
                .contains(
                        "websocket.hosts[1]: ",
                        "(expected: a name in small letters without a port");
    }

    /** DNS has no longer names. */
    @Test
    void aHostHas253LettersAtMost() throws IOException {
        var longest = "a".repeat(253);
        assertThat(load("websocket: {hosts: [" + longest + "]}\n")).isPresent();
        assertThat(load("websocket: {hosts: [" + longest + "a]}\n")).isEmpty();
    }

    @Test
    void everyMistakeIsToldWithItsPlace() throws IOException {
        assertThat(
                        load(
                                """
                                tls:
                                  certificate: relative.pem
                                  reload-interval: 1ms
                                proxy:
                                  from: [10.0.0.0/33, localhost]
                                websocket:
                                  enabled: yes
                                  origins: [https://a.example/path]
                                """))
                .isEmpty();

        assertThat(problems.list())
                .extracting(problem -> problem.line() + ":" + problem.column())
                .containsExactly("2:16", "3:20", "5:10", "5:23", "7:12", "8:13");
        assertThat(problems.toString())
                .contains("tls.certificate: relative.pem (expected: absolute path of a PEM file,")
                .contains("proxy.from[1]: 10.0.0.0/33 (expected: numeric address or network")
                .contains("websocket.origins[1]: https://a.example/path (expected: a web page");
    }

    @Test
    void aCertificateWithoutItsKeyIsAMistake() throws IOException {
        assertThat(load("tls:\n  certificate: /c.pem\n")).isEmpty();
        assertThat(load("tls:\n  certificate: /c.pem\n  private-key: self-signed\n")).isEmpty();

        assertThat(problems.list())
                .extracting(problem -> problem.line() + ":" + problem.column())
                .containsExactly("2:16", "3:16");
        assertThat(problems.toString()).contains("(expected: both files, or self-signed for both)");
    }

    @Test
    void recordsMadeInJavaCheckThemselvesToo() {
        assertThatThrownBy(() ->
                        new TlsSettings(
                                true, 0, "::", "/c.pem", "self-signed", Duration.ofSeconds(1)))
                .hasMessageStartingWith("tls.private-key: self-signed");
        assertThatThrownBy(() ->
                        new TlsSettings(true, 0, "::", "self-signed", "self-signed", Duration.ZERO))
                .hasMessageStartingWith("tls.reload-interval: 0ms");
        assertThatThrownBy(() -> new ProxySettings(true, 70_000, "::", List.of()))
                .hasMessageStartingWith("proxy.port: 70000");
    }

    @ParameterizedTest
    @CsvSource({
        "10.0.0.0/8, 10.255.0.1, true",
        "10.0.0.0/8, 11.0.0.0, false",
        "10.1.2.3, 10.1.2.3, true",
        "10.1.2.3, 10.1.2.2, false",
        "192.0.2.128/25, 192.0.2.127, false",
        "192.0.2.128/25, 192.0.2.200, true",
        "0.0.0.0/0, 203.0.113.9, true",
        "0.0.0.0/0, ::1, false",
        "2001:db8::/33, 2001:db8:7fff::1, true",
        "2001:db8::/33, 2001:db8:8000::1, false",
        "::1, ::1, true"
    })
    void aRangeHasTheAddressesThatShareItsFirstBits(String range, String address, boolean within) {
        assertThat(AddressRange.parse(range).orElseThrow().contains(InetAddress.ofLiteral(address)))
                .isEqualTo(within);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "localhost", "10.0.0.0/", "10.0.0.0/33", "::/129", "10.0.0.0/-1"})
    void whatIsNoRangeIsRefused(String text) {
        assertThat(AddressRange.parse(text)).isEmpty();
    }

    private Optional<Settings> load(String text) throws IOException {
        var file = folder.resolve("server.yaml");
        Files.writeString(file, text);
        return SettingsLoader.load(file, problems);
    }
}
