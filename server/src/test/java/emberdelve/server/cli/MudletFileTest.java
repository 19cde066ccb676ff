package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.mudlet.MudletPackage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The package for Mudlet as a file. */
final class MudletFileTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder = Path.of("");

    @Test
    void theFileIsWhatTheServerServes() throws IOException {
        var file = folder.resolve("emberdelve.mpackage");
        assertThat(run(file)).isEqualTo(ExitCode.OK);
        var made = MudletPackage.read();
        assertThat(ByteBuffer.wrap(Files.readAllBytes(file))).isEqualTo(made.octets());
        assertThat(out.toString().strip()).isEqualTo(file + ", version " + made.version());
    }

    @Test
    void aNameThatMudletDoesNotTakeIsRefused() {
        assertThat(run(folder.resolve("emberdelve.zip"))).isEqualTo(ExitCode.MISTAKE);
        assertThat(err.toString()).contains("emberdelve.zip (expected: *.mpackage)");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        assertThat(run(folder.resolve("none/emberdelve.mpackage"))).isEqualTo(ExitCode.MISTAKE);
        assertThat(err.toString()).contains("cannot be written");
    }

    private int run(Path file) {
        var line =
                CommandLines.of(
                        Map.of(),
                        (_, _, _, _, _, _, _) -> {
                            throw new AssertionError("nothing is to be started here");
                        });
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return line.execute("mudlet-package", file.toString());
    }
}
