package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The Debian package, as dpkg unpacks it, and its unit, as systemd reads it. Only in {@code mvn
 * -Pdist verify}, on a Debian with systemd's programs.
 */
@Tag("dist")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DebianPackageIT {
    private static final String UNIT = "emberdelve.service";

    private Path folder = Path.of("");

    @BeforeAll
    void unpack(@TempDir Path empty) throws IOException, InterruptedException {
        folder = empty;
        try (var made = Files.newDirectoryStream(Launcher.HOME.resolve("target/dist"), "*.deb")) {
            said("dpkg-deb", "--raw-extract", made.iterator().next().toString(), root());
        }
    }

    @Test
    void writesOnlyWhereAPackageMay() throws IOException {
        try (var all = Files.walk(folder)) {
            assertThat(all.filter(Files::isRegularFile).map(file -> place(folder, file)))
                    .allMatch(file ->
                            Stream.of(
                                            "DEBIAN/",
                                            "etc/emberdelve/",
                                            "lib/systemd/system/" + UNIT,
                                            "usr/bin/emberdelve",
                                            "usr/lib/emberdelve/",
                                            "usr/share/doc/emberdelve/")
                                    .anyMatch(file::startsWith));
        }
    }

    /** An update asks before it overwrites what somebody has changed. */
    @Test
    void everyFileOfTheConfigurationIsKnownAsSuch() throws IOException {
        try (var all = Files.walk(folder.resolve("etc"))) {
            assertThat(all.filter(Files::isRegularFile).map(file -> "/" + place(folder, file)))
                    .contains("/etc/emberdelve/server.yaml")
                    .containsExactlyInAnyOrderElementsOf(
                            Files.readAllLines(folder.resolve("DEBIAN/conffiles")));
        }
    }

    @Test
    void theLauncherFindsTheFoldersOfAPackage() throws IOException {
        var home = folder.resolve("usr/lib/emberdelve");

        assertThat(Files.readSymbolicLink(home.resolve("config"))).hasToString("/etc/emberdelve");
        assertThat(Files.readSymbolicLink(home.resolve("data"))).hasToString("/var/lib/emberdelve");
        assertThat(Files.readSymbolicLink(home.resolve("learnt")))
                .hasToString("/var/cache/emberdelve");
        assertThat(home.resolve("emberdelve")).isExecutable();
        assertThat(home.resolve("runtime/bin/java")).isExecutable();
        assertThat(folder.resolve("usr/bin/emberdelve")).isExecutable();
    }

    /** With the units of this machine, on which ours depends. */
    @Test
    void systemdUnderstandsTheWholeUnit(@TempDir Path machine)
            throws IOException, InterruptedException {
        var root = machine.toString();
        said("cp", "-r", root() + "/lib", root() + "/usr", root);
        said("sh", "-c", "cp -rn /lib/systemd/system/*.target \"$0/lib/systemd/system/\"", root);
        said("sh", "-c", "mkdir \"$0/bin\" && cp -L /bin/sh \"$0/bin/\"", root);

        var verified =
                Launcher.ended(
                        new ProcessBuilder("systemd-analyze", "verify", "--root=" + root, UNIT));

        assertThat(verified.exitCode()).isZero();
        assertThat(verified.err().lines().filter(line -> line.contains(UNIT))).isEmpty();
    }

    /** 10 is a service that may do whatever it likes. */
    @Test
    void theExposureOfTheUnitIsBelowTwo() throws IOException, InterruptedException {
        assertThat(
                        said(
                                "systemd-analyze",
                                "security",
                                "--offline=yes",
                                "--threshold=20",
                                folder.resolve("lib/systemd/system/" + UNIT).toString()))
                .contains("Overall exposure level");
    }

    private String root() {
        return folder.toString();
    }

    private static String place(Path folder, Path file) {
        return folder.relativize(file).toString();
    }

    private static String said(String... words) throws IOException, InterruptedException {
        var ended = Launcher.ended(new ProcessBuilder(List.of(words)));
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        return ended.out();
    }
}
