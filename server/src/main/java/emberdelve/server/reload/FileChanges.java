package emberdelve.server.reload;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.zip.CRC32;

/**
 * The changes that one deed makes to files of a folder. Immutable.
 *
 * @param files the change of each file, by its name below the folder, in the order of names
 */
record FileChanges(Map<String, Change> files) {
    /**
     * The change of one file.
     *
     * @param before what the file holds; empty for a file that is not there
     * @param after what it is to hold; empty for a file that goes
     */
    record Change(Optional<String> before, Optional<String> after) {}

    FileChanges {
        files = Collections.unmodifiableMap(new TreeMap<>(files));
    }

    /** The changes from what files hold to what they are to hold, by their names. */
    static FileChanges of(
            Map<String, Optional<String>> before, Map<String, Optional<String>> after) {
        var files = new TreeMap<String, Change>();
        after.forEach((file, text) ->
                files.put(file, new Change(before.getOrDefault(file, Optional.empty()), text)));
        return new FileChanges(files);
    }

    /** The changes that undo these. */
    FileChanges undone() {
        return of(texts(Change::after), texts(Change::before));
    }

    private Map<String, Optional<String>> texts(Function<Change, Optional<String>> which) {
        var texts = new TreeMap<String, Optional<String>>();
        files.forEach((file, change) -> texts.put(file, which.apply(change)));
        return texts;
    }

    /**
     * The steps that make the changes: first all that may fail for want of room, then those that
     * only change names. What is written and renamed is on the disk when the last step is done.
     */
    List<FolderStep> steps() {
        var steps = new ArrayList<FolderStep>();
        files.forEach((file, change) ->
                change.after().ifPresent(text -> steps.add(new FolderStep.Prepare(file, text))));
        files.forEach((file, change) ->
                steps.add(
                        change.after().isPresent()
                                ? new FolderStep.Take(file)
                                : new FolderStep.Remove(file)));
        var folders = new TreeSet<String>();
        for (var file : files.keySet())
            for (var end = file.lastIndexOf('/'); end >= 0; end = file.lastIndexOf('/', end - 1))
                folders.add(file.substring(0, end));
        folders.add("");
        for (var within : folders) steps.add(new FolderStep.Settle(within));
        return List.copyOf(steps);
    }

    /** The changes as octets, with a check sum that shows whether they are whole. */
    byte[] octets() {
        var octets = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(octets)) {
            out.writeInt(files.size());
            for (var file : files.entrySet()) {
                write(out, Optional.of(file.getKey()));
                write(out, file.getValue().before());
                write(out, file.getValue().after());
            }
            out.writeLong(sum(octets.toByteArray(), octets.size()));
        } catch (IOException impossible) {
            throw new IllegalStateException("memory takes octets", impossible);
        }
        return octets.toByteArray();
    }

    /** The changes of those octets; empty when they are not whole. */
    static Optional<FileChanges> read(byte[] octets) {
        var length = octets.length - Long.BYTES;
        if (length < 0) return Optional.empty();
        try (var in = new DataInputStream(new ByteArrayInputStream(octets))) {
            in.skipNBytes(length);
            if (in.readLong() != sum(octets, length)) return Optional.empty();
            in.reset();
            var files = new TreeMap<String, Change>();
            for (var left = in.readInt(); left > 0; left--)
                files.put(text(in).orElseThrow(), new Change(text(in), text(in)));
            return Optional.of(new FileChanges(files));
        } catch (IOException notWhole) {
            return Optional.empty();
        }
    }

    private static void write(DataOutputStream out, Optional<String> text) throws IOException {
        out.writeBoolean(text.isPresent());
        if (text.isEmpty()) return;
        var octets = text.get().getBytes(StandardCharsets.UTF_8);
        out.writeInt(octets.length);
        out.write(octets);
    }

    private static Optional<String> text(DataInputStream in) throws IOException {
        if (!in.readBoolean()) return Optional.empty();
        return Optional.of(new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8));
    }

    private static long sum(byte[] octets, int length) {
        var sum = new CRC32();
        sum.update(octets, 0, length);
        return sum.getValue();
    }
}
