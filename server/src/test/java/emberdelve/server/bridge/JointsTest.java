package emberdelve.server.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problems;
import emberdelve.server.bridge.Joint.Format;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

final class JointsTest {
    private static final String SECRET = "0123456789abcdef0123456789abcdef";

    @TempDir private Path folder = Path.of("");

    private final Problems problems = new Problems();

    private Joints read(String text) throws IOException {
        var file = folder.resolve(Joints.FILE);
        Files.writeString(file, text);
        return Joints.read(file, Set.of("chat", "trade"), true, problems);
    }

    @Test
    void withoutTheFileNothingIsJoined() {
        assertThat(Joints.read(folder.resolve(Joints.FILE), Set.of("chat"), true, problems))
                .isEqualTo(Joints.NONE);
    }

    @Test
    void aChannelIsJoinedToAPlace() throws IOException {
        var joints =
                read(
                        """
                        - channel: chat
                          place: Discord
                          webhook: https://example.org/hook
                          secret: %s
                        - {channel: trade, place: Irc, webhook: "http://127.0.0.1:1/", format: plain-json}
                        """
                                .formatted(SECRET));

        assertThat(problems.isEmpty()).as(problems.toString()).isTrue();
        assertThat(joints.all())
                .containsExactly(
                        new Joint(
                                "chat",
                                "Discord",
                                Optional.of(URI.create("https://example.org/hook")),
                                Format.DISCORD,
                                Optional.of(SECRET)),
                        new Joint(
                                "trade",
                                "Irc",
                                Optional.of(URI.create("http://127.0.0.1:1/")),
                                Format.PLAIN_JSON,
                                Optional.empty()));
        assertThat(joints.all().getFirst()).asString().doesNotContain(SECRET, "hook");
    }

    @Test
    void eachMistakeIsToldWithItsPlace() throws IOException {
        read(
                """
                - channel: chatter
                  place: Discord
                  webhook: ftp://example.org
                  secret: tooshort
                - {channel: chat, place: Discord, colour: red}
                """);

        assertThat(problems.toString())
                .contains("bridge.yaml:1:", "expected: a channel: ")
                .contains("bridge.yaml:3:", "bridge.yaml:4:", "bridge.yaml:5:", "colour")
                .doesNotContain("tooshort");
        assertThat(problems.size()).isEqualTo(5);
    }

    private Problems of(String joint) throws IOException {
        var found = new Problems();
        var file = folder.resolve(Joints.FILE);
        Files.writeString(file, joint);
        Joints.read(file, Set.of("chat", "trade"), false, found);
        return found;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://my_relay:8080/x",
                "https://[bad",
                "https://example.org:80800/hook",
                "https://example.org:0/hook",
                "https:///hook",
                "https://example.org/{x}"
            })
    void anAddressWhereNobodyCanAskIsAMistake(String address) throws IOException {
        var found = of("- channel: chat\n  place: Irc\n  webhook: \"" + address + "\"\n");

        assertThat(found.size()).as(found.toString()).isEqualTo(1);
        assertThat(found.toString())
                .contains("bridge.yaml:3:", "no _")
                .as("the address is a password")
                .doesNotContain(address);
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://[::1]:65535/x", "http://my-relay:1", "https://example.org?a=b"})
    void anAddressWhereOneCanAskIsTaken(String address) throws IOException {
        var joints = read("- {channel: chat, place: Irc, webhook: \"" + address + "\"}\n");

        assertThat(problems.isEmpty()).as(problems.toString()).isTrue();
        assertThat(joints.all().getFirst().webhook()).contains(URI.create(address));
    }

    @Test
    void twoJointsWithOneSecretAreAMistake() throws IOException {
        read(
                """
                - {channel: chat, place: Discord, secret: %1$s}
                - {channel: trade, place: Irc, secret: %1$s}
                """
                        .formatted(SECRET));

        assertThat(problems.size()).isEqualTo(1);
        assertThat(problems.toString()).contains("bridge.yaml:2:").doesNotContain(SECRET);
    }

    @Test
    void aSecretWithoutTheAdminPortIsWarnedOf() throws IOException {
        var found = of("- channel: chat\n  place: Irc\n  secret: " + SECRET + "\n");

        assertThat(found.isEmpty()).isTrue();
        assertThat(found.warnings()).hasSize(1);
        assertThat(found.warnings().getFirst().toString())
                .contains("bridge.yaml:3:", "admin.enabled: true")
                .doesNotContain(SECRET);
    }
}
