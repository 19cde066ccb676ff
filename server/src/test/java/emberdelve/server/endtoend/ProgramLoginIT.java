package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** A client that keeps a password logs in by itself; nothing that is kept holds the password. */
final class ProgramLoginIT {
    private static final String PASSWORD = "password of Mira";

    @TempDir private Path temporary = Path.of("");

    @Test
    void aStoredPasswordOpensTheDoorAndIsWrittenNowhere() throws IOException {
        var configuration =
                Configuration.fast(temporary.resolve("config"))
                        .change(
                                "server.yaml",
                                "program-login: encrypted",
                                "program-login: anywhere");
        var folder = configuration.folder().toString();
        var data = temporary.resolve("data");
        try (var server = RunningServer.on(data, "--config", folder)) {
            Client.create(server, "Mira").close();
            try (var again = server.connect()) {
                again.sendOctets(new byte[] {(byte) 255, (byte) 253, (byte) 201});
                again.sendOctets(gmcp("Core.Supports.Set [\"Char.Login 1\"]"));
                assertThat(again.awaitMessage("Char.Login.Default", 0))
                        .contains("password-credentials");
                again.sendOctets(
                        gmcp(
                                "Char.Login.Credentials {\"account\":\"Mira\","
                                        + "\"password\":\""
                                        + PASSWORD
                                        + "\"}"));
                assertThat(again.awaitMessage("Char.Login.Result", 0)).contains("true");
                again.await("Lantern Yard");
            }
        }
        assertThat(logs(data)).doesNotContain(PASSWORD);
    }

    private static String logs(Path data) throws IOException {
        try (var files = Files.walk(data.resolve("log"))) {
            return files.filter(Files::isRegularFile)
                    .map(ProgramLoginIT::text)
                    .collect(Collectors.joining());
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static byte[] gmcp(String message) {
        var octets = new ByteArrayOutputStream();
        octets.writeBytes(new byte[] {(byte) 255, (byte) 250, (byte) 201});
        octets.writeBytes(message.getBytes(StandardCharsets.UTF_8));
        octets.writeBytes(new byte[] {(byte) 255, (byte) 240});
        return octets.toByteArray();
    }
}
