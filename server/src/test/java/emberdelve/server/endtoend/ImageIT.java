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
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * The image for containers: read as the OCI's layout of images is, and lived in as a container is,
 * in a root folder made of its layers, as its user. Only in {@code mvn -Pdist verify}, and only by
 * root.
 */
@Tag("dist")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ImageIT {
    private static final String INSIDE =
            "mount -t proc proc \"$0/proc\" && mount --bind /dev/null \"$0/dev/null\""
                    + " && mount --bind /dev/urandom \"$0/dev/urandom\""
                    + " && user=$1 && shift && exec chroot --userspec=\"$user\" \"$0\" \"$@\"";

    private Path layout = Path.of("");
    private Path root = Path.of("");
    private JsonNode config = new JsonMapper().createObjectNode();

    @BeforeAll
    void unpack(@TempDir Path unpacked, @TempDir Path layers)
            throws IOException, InterruptedException, NoSuchAlgorithmException {
        layout = unpacked;
        root = layers;
        try (var made =
                Files.newDirectoryStream(Launcher.HOME.resolve("target/dist"), "*.oci.tar")) {
            run("tar", "-xf", made.iterator().next().toString(), "-C", layout.toString());
        }
        var manifest = blob(read(layout.resolve("index.json")).at("/manifests/0"));
        config = read(blob(read(manifest).get("config")));
        for (var layer : read(manifest).get("layers"))
            run("tar", "-xzpf", blob(layer).toString(), "-C", root.toString());
        // What every runtime of containers brings along.
        run("chmod", "755", root.toString());
        for (var folder : List.of("proc", "dev")) Files.createDirectories(root.resolve(folder));
        for (var file : List.of("dev/null", "dev/urandom")) Files.createFile(root.resolve(file));
    }

    @Test
    void saysWhatItIs() throws IOException {
        assertThat(read(layout.resolve("oci-layout")).get("imageLayoutVersion").asString())
                .isEqualTo("1.0.0");
        assertThat(config.get("os").asString()).isEqualTo("linux");
        assertThat(config.at("/config/ExposedPorts").propertyNames())
                .contains("4000/tcp", "4080/tcp");
        assertThat(config.at("/config/Volumes").propertyNames()).containsExactly("/data");
        assertThat(config.at("/config/User").asString()).isNotEqualTo("0").isNotEmpty();
    }

    @Test
    void isPlayedByItsUserAndKeepsTheWorldInItsVolume() throws IOException, InterruptedException {
        try (var server = RunningServer.by(container());
                var mira = Client.create(server, "Mira")) {
            mira.ask("say The door holds.", "You say.*The door holds");
            server.terminate();
            assertThat(server.awaitEnd()).as(server.said()).isZero();
        }
        assertThat(root.resolve("data/world.mv.db")).isNotEmptyFile();
        try (var server = RunningServer.by(container());
                var mira = Client.back(server, "Mira")) {
            mira.ask("look", "Lantern Yard");
        }
    }

    /** The command of the image, on any free ports. */
    private ProcessBuilder container() {
        var user = config.at("/config/User").asString();
        var words =
                new ArrayList<>(
                        List.of("unshare", "--mount", "sh", "-c", INSIDE, root.toString(), user));
        for (var word : config.at("/config/Entrypoint")) words.add(word.asString());
        words.addAll(List.of("--port", "0"));
        var command = new ProcessBuilder(words);
        command.environment().keySet().removeIf(name -> name.startsWith("EMBERDELVE_"));
        for (var each : config.at("/config/Env")) {
            var pair = each.asString().split("=", 2);
            command.environment().put(pair[0], pair[1]);
        }
        return command;
    }

    /** The file that a description names, which must be what its digest and size say. */
    private Path blob(JsonNode description) throws IOException, NoSuchAlgorithmException {
        var digest = description.get("digest").asString();
        var file = layout.resolve("blobs").resolve(digest.replace(':', '/'));
        var octets = Files.readAllBytes(file);
        var sum = MessageDigest.getInstance("SHA-256").digest(octets);
        assertThat("sha256:" + HexFormat.of().formatHex(sum)).isEqualTo(digest);
        assertThat(octets).hasSize(description.get("size").asInt());
        return file;
    }

    private static JsonNode read(Path json) throws IOException {
        return new JsonMapper().readTree(Files.readString(json));
    }

    private static void run(String... words) throws IOException, InterruptedException {
        var ended = Launcher.ended(new ProcessBuilder(words));
        assertThat(ended.exitCode()).as(ended.err()).isZero();
    }
}
