package emberdelve.server.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The data folder, which only the server's user may read: it holds hashes of passwords, letters and
 * what was whispered. Files that the server has not made are never touched, because the named
 * folder may hold other things as well.
 */
final class PrivateFolder {
    /** The names that the server makes there (docs/operating.md, Files). */
    private static final Pattern OURS =
            Pattern.compile(
                    "world\\..+|backup|log|recording|content|content\\.learnt.*|tls|restoring"
                            + "|replaced-\\d+|persons|flight|console-history|owner-code\\.txt");

    /** The names that belong to the disk or are hidden, and that do not count. */
    private static final Pattern NOBODYS = Pattern.compile("lost\\+found|\\..+");

    private static final Set<PosixFilePermission> OWNERS =
            EnumSet.of(
                    PosixFilePermission.OWNER_READ,
                    PosixFilePermission.OWNER_WRITE,
                    PosixFilePermission.OWNER_EXECUTE);

    private final Path folder;
    private int closed;

    private PrivateFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Takes all rights in the folder away from other users; returns what is to be reported, a line
     * each.
     */
    static List<String> close(Path folder) {
        var told = new ArrayList<String>();
        var data = new PrivateFolder(folder);
        try {
            var others = data.closeOurs();
            if (others.isEmpty()) data.close(folder, told);
            else if (data.isOpen(folder).isPresent())
                told.add(
                        folder
                                + ": open to others, and it holds "
                                + String.join(", ", others)
                                + " (expected: a folder of the server's own, as chmod 700 makes it;"
                                + " what is written from now on may be read by others)");
        } catch (IOException failure) {
            told.add(
                    folder
                            + ": may be open to others ("
                            + failure
                            + "; expected: files of the server's own user, as chmod -R go= makes"
                            + " them)");
        }
        if (data.closed > 0)
            told.add(
                    folder
                            + ": "
                            + data.closed
                            + " files and folders were open to others of this machine; now they are"
                            + " the server's alone");
        return List.copyOf(told);
    }

    private void close(Path path, List<String> told) throws IOException {
        var open = isOpen(path);
        if (open.isEmpty()) return;
        try {
            closeTo(path, open.get());
        } catch (IOException notOurs) {
            told.add(path + ": open to others (expected: chmod go= by its owner)");
        }
    }

    /** Closes the server's own files to others; returns the other names in the folder. */
    private Set<String> closeOurs() throws IOException {
        var others = new TreeSet<String>();
        try (var all = Files.newDirectoryStream(folder)) {
            for (var path : all) {
                var name = String.valueOf(path.getFileName());
                if (OURS.matcher(name).matches()) closeAll(path);
                else if (!NOBODYS.matcher(name).matches()) others.add(name);
            }
        }
        return others;
    }

    private void closeAll(Path path) throws IOException {
        // Contents lie side by side in this folder; folders in it were put there by somebody else.
        var depth = path.endsWith("content") ? 1 : Integer.MAX_VALUE;
        try (var all = Files.walk(path, depth)) {
            for (var each : all.toList()) {
                var open = isOpen(each);
                if (open.isPresent()) closeTo(each, open.get());
            }
        }
    }

    private void closeTo(Path path, Set<PosixFilePermission> rights) throws IOException {
        var left = EnumSet.noneOf(PosixFilePermission.class);
        for (var right : rights) if (OWNERS.contains(right)) left.add(right);
        Files.setPosixFilePermissions(path, left);
        closed++;
    }

    /**
     * The path's rights, if other users have some; empty for a link, which has no rights of its
     * own.
     */
    private Optional<Set<PosixFilePermission>> isOpen(Path path) throws IOException {
        if (Files.isSymbolicLink(path)) return Optional.empty();
        var view =
                Files.getFileAttributeView(
                        path, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        if (view == null) return Optional.empty();
        var rights = view.readAttributes().permissions();
        return OWNERS.containsAll(rights) ? Optional.empty() : Optional.of(rights);
    }
}
