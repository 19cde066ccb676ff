package emberdelve.server.reload;

import emberdelve.db.open.Durably;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/** One step by which files of a folder become others. A process may end between any two. */
sealed interface FolderStep {
    /** The rights that only mean something to a folder, or to a program. */
    Set<PosixFilePermission> EXECUTE =
            Set.of(
                    PosixFilePermission.OWNER_EXECUTE,
                    PosixFilePermission.GROUP_EXECUTE,
                    PosixFilePermission.OTHERS_EXECUTE);

    void run(Path folder) throws IOException;

    /** The step that writes what a file is to hold beside it, onto the disk. */
    record Prepare(String file, String text) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            var path = folder.resolve(file);
            makeFolder(path.resolveSibling(".").normalize());
            var draft = draft(path);
            Files.writeString(draft, text);
            giveRights(path, draft);
            Durably.force(draft);
        }
    }

    /** The step by which what was prepared takes the file's place. */
    record Take(String file) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            var path = folder.resolve(file);
            Files.move(draft(path), path, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /**
     * The step that takes a file away, what was prepared for it, and its folder when that is empty
     * then.
     */
    record Remove(String file) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            Files.deleteIfExists(folder.resolve(file));
            new Tidy(file).run(folder);
        }
    }

    /** The step that takes away what was prepared for a file, and its folder when that is empty. */
    record Tidy(String file) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            var path = folder.resolve(file);
            Files.deleteIfExists(draft(path));
            var parent = path.resolveSibling(".").normalize();
            if (parent.equals(folder.normalize())) return;
            try {
                Files.deleteIfExists(parent);
            } catch (DirectoryNotEmptyException _) {
                // The folder still holds something else.
            }
        }
    }

    /** The step that forces the names in a folder onto the disk, if the folder is still there. */
    record Settle(String within) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            var path = folder.resolve(within);
            if (Files.isDirectory(path)) Durably.forceFolder(path);
        }
    }

    /**
     * The file for what is prepared, whose name begins with a dot, so that it is not read as
     * content.
     */
    private static Path draft(Path path) {
        return path.resolveSibling("." + path.getFileName() + ".building");
    }

    /** Makes a folder that is open to the same people as the one around it. */
    private static void makeFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) return;
        var around = folder.resolveSibling(".").normalize();
        makeFolder(around);
        Files.createDirectory(folder);
        setRights(folder, rights(around));
    }

    /**
     * Gives a file the rights of the one that it replaces; a new one may be read by who may read
     * its folder.
     */
    private static void giveRights(Path path, Path draft) throws IOException {
        if (Files.exists(path)) {
            setRights(draft, rights(path));
            return;
        }
        var rights = rights(path.resolveSibling(".").normalize());
        rights.removeAll(EXECUTE);
        setRights(draft, rights);
    }

    private static Set<PosixFilePermission> rights(Path path) throws IOException {
        var view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (view == null) return EnumSet.noneOf(PosixFilePermission.class);
        return view.readAttributes().permissions();
    }

    private static void setRights(Path path, Set<PosixFilePermission> rights) throws IOException {
        var view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (view != null) view.setPermissions(rights);
    }
}
