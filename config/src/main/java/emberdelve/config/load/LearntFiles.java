package emberdelve.config.load;

import org.snakeyaml.engine.v2.nodes.Node;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.zip.CRC32;

/**
 * Files as they were parsed by the build, all in one file: a start then parses only what somebody
 * has changed since. A file that is missing, cut or of another program holds none, which costs time
 * and nothing else. Immutable.
 */
final class LearntFiles {
    static final LearntFiles NONE = new LearntFiles(Map.of());

    /** Begins each such file; another one when what is in it changes. */
    private static final long FORMAT = 0x656d_6265_7231_0001L;

    private final Map<String, Learnt> byName;

    /** The text of one of them, and what reads its topmost node. */
    private record Learnt(String text, Supplier<Node> node) {}

    private LearntFiles(Map<String, Learnt> byName) {
        this.byName = byName;
    }

    /** The topmost node; empty when the file was never learnt, or has changed since. */
    Optional<YamlNode> node(Source source) {
        var learnt = byName.get(source.file());
        if (learnt == null || !learnt.text().equals(source.text())) return Optional.empty();
        try {
            return Optional.of(YamlNode.root(source, learnt.node().get()));
        } catch (RuntimeException ofAnotherProgram) {
            return Optional.empty();
        }
    }

    static LearntFiles read(Path file) {
        try {
            var in = new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(file)));
            if (in.readLong() != FORMAT) return NONE;
            var checksum = in.readLong();
            var content = in.readAllBytes();
            return checksum(content) == checksum ? read(content) : NONE;
        } catch (IOException | RuntimeException unreadable) {
            return NONE;
        }
    }

    private static LearntFiles read(byte[] content) throws IOException {
        var in = new DataInputStream(new ByteArrayInputStream(content));
        var byName = new HashMap<String, Learnt>();
        while (in.available() > 0) {
            var name = in.readUTF();
            var textChars = in.readInt();
            var words = new String(octets(in), StandardCharsets.UTF_8);
            var nodes = octets(in);
            byName.put(
                    name,
                    new Learnt(
                            words.substring(0, textChars),
                            () -> new NodeReader(words, nodes).read()));
        }
        return new LearntFiles(byName);
    }

    /** Writes these anew, whole or not at all. */
    static void write(Path file, Collection<YamlNode> roots) throws IOException {
        var content = new ByteArrayOutputStream();
        var out = new DataOutputStream(content);
        for (var root : roots) write(root, out);
        // Another one may learn at the same time.
        var draft =
                file.resolveSibling(
                        file.getFileName() + "." + ProcessHandle.current().pid() + ".draft");
        try (var whole = new DataOutputStream(Files.newOutputStream(draft))) {
            whole.writeLong(FORMAT);
            whole.writeLong(checksum(content.toByteArray()));
            content.writeTo(whole);
        }
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void write(YamlNode root, DataOutputStream out) throws IOException {
        var text = root.source().text();
        var writer = new NodeWriter(text);
        writer.write(root.node());
        out.writeUTF(root.file());
        out.writeInt(text.length());
        write(writer.words().getBytes(StandardCharsets.UTF_8), out);
        write(writer.octets(), out);
    }

    private static void write(byte[] octets, DataOutputStream out) throws IOException {
        out.writeInt(octets.length);
        out.write(octets);
    }

    private static byte[] octets(DataInputStream in) throws IOException {
        return in.readNBytes(in.readInt());
    }

    private static long checksum(byte[] content) {
        var sum = new CRC32();
        sum.update(content);
        return sum.getValue();
    }
}
