package emberdelve.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.telnet.TelnetCodec;
import emberdelve.protocol.telnet.TelnetLimits;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

/** What the README promises to strangers holds. */
class ReadmeTest {
    private static final Path README = Path.of("README.md");
    private static final Pattern EXAMPLE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("`([A-Za-z0-9/]+)(…?)`");
    private static final int FILE_CELL = 4;
    private static final int TEST_CELL = 5;

    @Test
    void theExampleCompilesAndPlays(@TempDir Path folder) throws Exception {
        var example =
                EXAMPLE.matcher(Files.readString(README))
                        .results()
                        .map(found -> found.group(1))
                        .findFirst()
                        .orElseThrow();
        var source = Files.writeString(folder.resolve("Cellar.java"), example);
        var compiled =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-proc:none",
                                "-d",
                                folder.toString(),
                                "-cp",
                                System.getProperty("java.class.path", ""),
                                source.toString());
        assertThat(compiled).isZero();

        try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            var visitor =
                    (ChannelHandler)
                            loader.loadClass("Cellar$Visitor")
                                    .getDeclaredConstructor()
                                    .newInstance();
            assertThat(played(visitor)).contains("A rat bites you.", "You say: shoo\r\n> ");
        }
    }

    @Test
    void itsTablesNameFilesAndTestsThatAreThere() throws IOException {
        var rows =
                Files.readAllLines(README).stream()
                        .filter(line -> line.startsWith("| "))
                        .map(line -> line.split("\\|"))
                        .filter(cells -> cells.length > TEST_CELL)
                        .toList();
        assertThat(rows).hasSizeGreaterThan(20);

        var missing = new TreeSet<String>();
        for (var cells : rows) {
            var folder = "";
            for (var name : names(cells[FILE_CELL])) {
                var slash = name.group(1).lastIndexOf('/') + 1;
                if (slash > 0) folder = name.group(1).substring(0, slash);
                var file = folder + name.group(1).substring(slash);
                if (!exists("src/main/java/emberdelve/protocol/", file, name.group(2).isEmpty()))
                    missing.add(file);
            }
            for (var name : names(cells[TEST_CELL])) {
                if (!exists("src/test/java/emberdelve/protocol/", name.group(1), true))
                    missing.add(name.group(1));
            }
        }
        assertThat(missing).isEmpty();
    }

    private static List<MatchResult> names(String cell) {
        return NAME.matcher(cell).results().toList();
    }

    /** A name without a folder may be in any; one that is not whole is the beginning of several. */
    private static boolean exists(String root, String name, boolean whole) throws IOException {
        var pattern =
                Pattern.compile(
                        ".*/" + Pattern.quote(name) + (whole ? "" : "[A-Za-z]*") + "\\.java");
        try (Stream<Path> files = Files.walk(Path.of(root))) {
            return files.anyMatch(file -> pattern.matcher(file.toString()).matches());
        }
    }

    private static String played(ChannelHandler visitor) {
        var channel =
                new EmbeddedChannel(
                        new ChannelInitializer<Channel>() {
                            @Override
                            protected void initChannel(Channel inside) {
                                TelnetCodec.addTo(inside.pipeline(), TelnetLimits.DEFAULTS);
                                inside.pipeline().addLast(visitor);
                            }
                        });
        channel.writeInbound(Unpooled.copiedBuffer("shoo\r\n", StandardCharsets.US_ASCII));
        var seen = new StringBuilder();
        for (ByteBuf next = channel.readOutbound(); next != null; next = channel.readOutbound()) {
            seen.append(next.toString(StandardCharsets.ISO_8859_1));
            next.release();
        }
        channel.finishAndReleaseAll();
        return seen.toString();
    }
}
