package emberdelve.config.learnt;

import emberdelve.config.content.Content;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * The content of a folder, parsed and checked, in a file that also keeps the octets of the folder:
 * as long as neither these octets nor the program have changed, a start need not parse and check
 * the folder again. If the file is missing, damaged or of another program, a start only takes
 * longer. Thread: one at a time.
 */
public final class LearntContent {
    /** The first octets of each such file; they change with the form of such files. */
    private static final long FORMAT = 0x656d_6265_7232_0001L;

    private final Path file;
    private final String program;

    /**
     * @param program the text of {@link #program(String)}: no program that may read the same
     *     content differently has an equal text
     */
    public LearntContent(Path file, String program) {
        this.file = file;
        this.program = program;
    }

    /**
     * Makes a text that tells programs apart by their jars' names, sizes and times. Empty when a
     * part of the class path is no jar, as that may change at any time.
     *
     * @param classPath the class path as Java spells it
     */
    public static Optional<String> program(String classPath) {
        var told = new ArrayList<String>();
        for (var entry : List.of(classPath.split(File.pathSeparator, -1))) {
            var jar = Path.of(entry);
            try {
                if (!Files.isRegularFile(jar)) return Optional.empty();
                told.add(
                        jar.getFileName()
                                + " "
                                + Files.size(jar)
                                + " "
                                + Files.getLastModifiedTime(jar).toMillis());
            } catch (IOException unreadable) {
                return Optional.empty();
            }
        }
        return Optional.of(String.join("\n", told));
    }

    /** The content of that folder, if nothing has changed since this file was written. */
    public Optional<Content> read(FolderText folder) {
        try {
            var octets = Files.readAllBytes(file);
            var in = new DataInputStream(new ByteArrayInputStream(octets));
            if (in.readLong() != FORMAT || in.readLong() != checksum(octets))
                return Optional.empty();
            if (!in.readUTF().equals(program) || !isSame(folder, in, octets))
                return Optional.empty();
            return Optional.of((Content) ValueReader.read(octets, octets.length - in.available()));
        } catch (IOException | ReflectiveOperationException | RuntimeException ofNoUse) {
            return Optional.empty();
        }
    }

    private static boolean isSame(FolderText folder, DataInputStream in, byte[] octets)
            throws IOException {
        if (in.readInt() != folder.names().size()) return false;
        for (var folders = folder.names().size(); folders > 0; folders--) {
            var found = folder.names().get(in.readUTF());
            if (!names(in).equals(found)) return false;
        }
        if (in.readInt() != folder.files().size()) return false;
        for (var files = folder.files().size(); files > 0; files--) {
            var found = folder.files().get(in.readUTF());
            var length = in.readInt();
            var from = octets.length - in.available();
            if (found == null
                    || !Arrays.equals(octets, from, from + length, found, 0, found.length))
                return false;
            in.skipNBytes(length);
        }
        return true;
    }

    private static List<String> names(DataInputStream in) throws IOException {
        var names = new ArrayList<String>();
        for (var count = in.readInt(); count > 0; count--) names.add(in.readUTF());
        return names;
    }

    /**
     * Writes content to the file.
     *
     * @param folder the text of the folder from which the content was made
     * @param content the content; it must have caused no warning, as later starts give none
     * @throws IOException if the file cannot be written; then the earlier file stays
     */
    public void write(FolderText folder, Content content) throws IOException {
        var body = new ByteArrayOutputStream();
        var out = new DataOutputStream(body);
        out.writeLong(FORMAT);
        out.writeLong(0);
        out.writeUTF(program);
        out.writeInt(folder.names().size());
        for (var each : folder.names().entrySet()) {
            out.writeUTF(each.getKey());
            out.writeInt(each.getValue().size());
            for (var name : each.getValue()) out.writeUTF(name);
        }
        out.writeInt(folder.files().size());
        for (var each : folder.files().entrySet()) {
            out.writeUTF(each.getKey());
            out.writeInt(each.getValue().length);
            out.write(each.getValue());
        }
        out.write(ValueWriter.octets(content));
        writeWhole(body.toByteArray());
    }

    private void writeWhole(byte[] octets) throws IOException {
        ByteBuffer.wrap(octets).putLong(Long.BYTES, checksum(octets));
        // Each process has a draft of its own, as another may write at the same time.
        var draft =
                file.resolveSibling(
                        file.getFileName() + "." + ProcessHandle.current().pid() + ".draft");
        Files.write(draft, octets);
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The checksum of all octets behind the format and the checksum. */
    private static long checksum(byte[] octets) {
        var sum = new CRC32();
        var from = 2 * Long.BYTES;
        sum.update(octets, from, octets.length - from);
        return sum.getValue();
    }
}
