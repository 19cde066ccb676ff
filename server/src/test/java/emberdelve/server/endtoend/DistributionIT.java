package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The archive that operators unpack, in a root folder of its own with a shell and the C library and
 * nothing else: no JDK, no Maven, no other program. Only in {@code mvn -Pdist verify}, and only by
 * root, who alone may change the root folder.
 */
@Tag("dist")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DistributionIT {
    private static final Path MADE = Launcher.HOME.resolve("target/dist");

    private static final String INSIDE =
            "mount -t proc proc \"$0/proc\" && mount --bind /dev/null \"$0/dev/null\""
                    + " && mount --bind /dev/urandom \"$0/dev/urandom\""
                    + " && exec chroot \"$0\" /emberdelve/emberdelve \"$@\"";

    private Path root = Path.of("");

    @BeforeAll
    void unpack(@TempDir Path empty) throws IOException, InterruptedException {
        root = empty;
        for (var folder : List.of("proc", "dev", "tmp", "emberdelve"))
            Files.createDirectories(root.resolve(folder));
        Files.createFile(root.resolve("dev/null"));
        Files.createFile(root.resolve("dev/urandom"));
        run("tar", "-xzf", archive().toString(), "-C", home().toString(), "--strip-components=1");
        // The shell, the C library, and nothing else; as for the image.
        run(
                Launcher.HOME.resolve("server/src/dist/image/root").toString(),
                root.toString(),
                home().resolve("runtime").toString());
    }

    @Test
    void isPlayedBackedUpAndRestoredWhereNoJdkIs()
            throws IOException, InterruptedException, GeneralSecurityException {
        try (var server = RunningServer.by(inside("--port", "0"));
                var mira = Client.create(server, "Mira")) {
            server.makeOwner("Mira", mira);
            mira.ask("adjust mira gold 100 reason test", "gold \\d+ to 100");
            mira.ask("say The door holds.", "You say.*The door holds");
            mira.ask("east", "Provisioner");
            var page = WebReply.to(loopback(server.webPort()), "GET /");
            assertThat(page.status()).isEqualTo(200);
            try (var secured =
                    new Client(
                            Trust.ofServer(home().resolve("data")).connect(server.port("TLS")))) {
                secured.await("Name: ");
            }
            server.console("shutdown");
            assertThat(server.awaitEnd()).as(server.said()).isZero();
        }
        ends("backup");
        try (var server = RunningServer.by(inside("--port", "0"));
                var mira = Client.back(server, "Mira")) {
            mira.ask("adjust mira gold 7 reason test", "gold 100 to 7");
            server.terminate();
            assertThat(server.awaitEnd()).as(server.said()).isZero();
        }

        ends("restore", "latest");

        ends("verify");
        try (var server = RunningServer.by(inside("--port", "0"));
                var mira = Client.back(server, "Mira")) {
            mira.ask("gold", "You have 100 gold");
        }
    }

    /** With the programs of this machine: the shell alone can delete no file. */
    @Test
    void learnsToStartQuickly() throws IOException, InterruptedException {
        var command = Launcher.command(List.of("rehearse"));
        command.command().set(0, home().resolve("emberdelve").toString());

        assertThat(Launcher.ended(command).exitCode()).isZero();

        assertThat(home().resolve("learnt/emberdelve.aot")).isNotEmptyFile();
        assertThat(home().resolve("learnt/emberdelve.content")).isNotEmptyFile();
    }

    @Test
    void needsNoProgramOfTheMachine() throws IOException, InterruptedException {
        assertThat(ends("--version")).startsWith("Emberdelve ");
        try (var programs = Files.list(root.resolve("bin"))) {
            assertThat(programs).containsExactly(root.resolve("bin/sh"));
        }
    }

    /** A library that is added needs a licence whose text goes along. */
    @Test
    void hasTheTextOfALicenceOfEachPart() throws IOException {
        var licences = home().resolve("licences");
        var list = Files.readString(licences.resolve("emberdelve.cdx.json"));
        var parts = new JsonMapper().readTree(list).get("components");

        assertThat(parts).hasSizeGreaterThan(1);
        for (var part : parts) {
            var own = licences.resolve("parts/" + part.get("name").asString() + "-jar");
            assertThat(texts(licences, part).anyMatch(Files::exists) || hasFile(own))
                    .as(part.get("purl").asString())
                    .isTrue();
        }
    }

    private static Stream<Path> texts(Path licences, JsonNode part) {
        return StreamSupport.stream(part.path("licenses").spliterator(), false)
                .map(one -> one.path("license"))
                .map(one -> one.path("id").asString(one.path("name").asString("none")))
                .map(name -> licences.resolve("texts/" + name + ".txt"));
    }

    private static boolean hasFile(Path folder) throws IOException {
        if (!Files.exists(folder)) return false;
        try (var files = Files.walk(folder)) {
            return files.anyMatch(Files::isRegularFile);
        }
    }

    private static Path archive() throws IOException {
        try (var made = Files.newDirectoryStream(MADE, "*.tar.gz")) {
            return made.iterator().next();
        }
    }

    private Path home() {
        return root.resolve("emberdelve");
    }

    private static Socket loopback(int port) throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), port);
    }

    /** The launcher in there, which sees no other folder of this machine. */
    private ProcessBuilder inside(String... words) {
        var command = Launcher.command(List.of(words));
        var launcher = List.of("unshare", "--mount", "sh", "-c", INSIDE, root.toString());
        command.command().removeFirst();
        command.command().addAll(0, launcher);
        command.environment().remove("EMBERDELVE_JAVA_HOME");
        return command;
    }

    /** Runs a command of it that ends in order, and answers what it has said. */
    private String ends(String... words) throws IOException, InterruptedException {
        var ended = Launcher.ended(inside(words));
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        return ended.out();
    }

    private static void run(String... words) throws IOException, InterruptedException {
        var ended = Launcher.ended(new ProcessBuilder(words));
        assertThat(ended.exitCode()).as(ended.err()).isZero();
    }
}
