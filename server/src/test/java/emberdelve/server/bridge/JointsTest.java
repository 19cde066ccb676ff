package emberdelve.server.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problems;
import emberdelve.server.bridge.Joint.Format;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        return Joints.read(file, Set.of("chat", "trade"), problems);
    }

    @Test
    void withoutTheFileNothingIsJoined() {
        assertThat(Joints.read(folder.resolve(Joints.FILE), Set.of("chat"), problems))
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
}
