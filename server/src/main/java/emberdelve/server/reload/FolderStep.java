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

/** A step in a change of files of a folder. The process may end between any two steps. */
sealed interface FolderStep {
    /** The rights that folders and programs need, and other files do not. */
    Set<PosixFilePermission> EXECUTE =
            Set.of(
                    PosixFilePermission.OWNER_EXECUTE,
                    PosixFilePermission.GROUP_EXECUTE,
                    PosixFilePermission.OTHERS_EXECUTE);

    void run(Path folder) throws IOException;

    /** The step that writes the new text of a file into a draft, and forces it onto the disk. */
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

    /** The step that puts the draft of a file in the file's place. */
    record Take(String file) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            var path = folder.resolve(file);
            Files.move(draft(path), path, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /**
     * The step that deletes a file, its draft, and the folder that holds them, if that is empty
     * then and is not the outermost.
     */
    record Remove(String file) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            Files.deleteIfExists(folder.resolve(file));
            new Tidy(file).run(folder);
        }
    }

    /**
     * The step that deletes the draft of a file, and the folder that holds it, if that is empty
     * then and is not the outermost.
     */
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
     * The draft of a file: a file beside it, whose name begins with a dot, so that it is not read
     * as content.
     */
    private static Path draft(Path path) {
        return path.resolveSibling("." + path.getFileName() + ".building");
    }

    /** Makes a folder, unless it is there, with the rights of the folder around it. */
    private static void makeFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) return;
        var around = folder.resolveSibling(".").normalize();
        makeFolder(around);
        Files.createDirectory(folder);
        setRights(folder, rights(around));
    }

    /**
     * Gives the draft of a file the rights of that file, or, if there is no such file yet, those of
     * the folder except the rights to execute.
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
