package emberdelve.db.backup;

import emberdelve.db.Database;
import emberdelve.db.VerifyReport;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.StoreException;
import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.world.Tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** The zip file of a backup, and what is in it. Thread: the one that makes or restores it. */
final class Archive {
    private static final String ENTRY = "world.mv.db";
    private static final int BLOCK_OCTETS = 64 * 1024;

    private Archive() {}

    /**
     * Unpacks the world into that folder and audits it there.
     *
     * @throws StoreException if the file is no backup, or the world in it is not sound
     */
    static VerifyReport unpack(Path zip, Path folder, Tables tables, OpeningProgress progress)
            throws IOException {
        extract(zip, folder, progress);
        var report = Database.verify(folder, tables, progress);
        if (report.sound()) return report;

        throw new StoreException(
                Kind.UNSOUND,
                zip,
                "not a sound backup: " + report.lines().getFirst(),
                "take another one");
    }

    static void extract(Path zip, Path folder, OpeningProgress progress) throws IOException {
        try (var archive = new ZipFile(zip.toFile())) {
            var entry = archive.getEntry(ENTRY);
            if (entry == null) {
                throw new StoreException(
                        Kind.UNSOUND,
                        zip,
                        "not a backup: no " + ENTRY + " in it",
                        "take another file");
            }
            try (var in = archive.getInputStream(entry);
                    var out = Files.newOutputStream(folder.resolve(ENTRY))) {
                var done = 0L;
                for (var block = in.readNBytes(BLOCK_OCTETS);
                        block.length > 0;
                        block = in.readNBytes(BLOCK_OCTETS)) {
                    out.write(block);
                    done += block.length;
                    progress.reached("unpacking", done, entry.getSize());
                }
            }
        } catch (ZipException damaged) {
            throw new StoreException(
                    Kind.UNSOUND,
                    zip,
                    "not a whole zip file (" + damaged.getMessage() + ")",
                    "take another one",
                    damaged);
        }
    }
}
