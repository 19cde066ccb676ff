package emberdelve.server.reload;

import emberdelve.db.open.Durably;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/** One step by which files of a folder become others. A process may end between any two. */
sealed interface FolderStep {
    void run(Path folder) throws IOException;

    /** Writes what a file is to hold beside it, onto the disk. */
    record Prepare(String file, String text) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            var path = folder.resolve(file);
            Files.createDirectories(path.resolveSibling(".").normalize());
            var draft = draft(path);
            Files.writeString(draft, text);
            keepRights(path, draft);
            Durably.force(draft);
        }
    }

    /** Lets what was prepared take the file's place. */
    record Take(String file) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            var path = folder.resolve(file);
            Files.move(draft(path), path, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Takes a file away, what was prepared for it, and its folder with the last one. */
    record Remove(String file) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            Files.deleteIfExists(folder.resolve(file));
            new Tidy(file).run(folder);
        }
    }

    /** Takes away what was prepared for a file, and its folder when that is empty. */
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
                // Something else is in it.
            }
        }
    }

    /** Has the names in a folder on the disk, if it is still there. */
    record Settle(String within) implements FolderStep {
        @Override
        public void run(Path folder) throws IOException {
            var path = folder.resolve(within);
            if (Files.isDirectory(path)) Durably.forceFolder(path);
        }
    }

    /** A name that begins with a dot is nobody's content. */
    private static Path draft(Path path) {
        return path.resolveSibling("." + path.getFileName() + ".building");
    }

    private static void keepRights(Path from, Path to) throws IOException {
        var is = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        var its = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (is == null || its == null || !Files.exists(from)) return;
        its.setPermissions(is.readAttributes().permissions());
    }
}
