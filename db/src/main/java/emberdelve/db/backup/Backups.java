package emberdelve.db.backup;

import emberdelve.db.Database;
import emberdelve.db.open.Durably;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.Restoring;
import emberdelve.db.open.StoreException;
import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.open.Trees;
import emberdelve.db.world.Tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/**
 * The backups in one folder. A backup gets its name only when it was opened and audited; what a
 * killed try left is deleted by the next one, and by a start of the server.
 *
 * <p>Thread: one at a time, and one that may wait for a disk. Making one does not hold up the
 * writer of the world.
 */
public final class Backups {
    /**
     * The tries to make a sound copy: one that is made while the world is written may be unsound,
     * which its audit finds.
     */
    static final int TRIES = 3;

    private final Path folder;
    private final Tables tables;

    /**
     * @param tables the tables of all that is stored in the worlds
     */
    public Backups(Path folder, Tables tables) {
        this.folder = folder.toAbsolutePath().normalize();
        this.tables = tables;
    }

    /** The folder for the backups of a data folder, unless the operator names another. */
    public static Path standard(Path data) {
        return data.resolve("backup");
    }

    /** The backups that are there, newest first; empty when the folder is missing. */
    public List<BackupFile> all() {
        try (var files = Files.list(folder)) {
            return files.flatMap(file -> BackupFile.of(file).stream())
                    .sorted(
                            Comparator.comparing(BackupFile::at)
                                    .thenComparingLong(BackupFile::checkpoint)
                                    .reversed())
                    .toList();
        } catch (NoSuchFileException none) {
            return List.of();
        } catch (IOException unreadable) {
            throw unusable(unreadable);
        }
    }

    /**
     * Makes a backup of a world that is played on, and deletes all backups but the newest.
     *
     * @param keep how many backups stay, the new one included; from 1
     * @throws StoreException if it could not be written, or was not sound; no older backup is
     *     deleted then
     */
    public BackupReport make(Database database, int keep, Instant at, OpeningProgress progress) {
        return make(database::copyTo, keep, at, progress);
    }

    /** Makes a backup of a stopped world, as {@link #make} does of a running one. */
    public BackupReport makeOfStopped(Path data, int keep, Instant at, OpeningProgress progress) {
        return make(zip -> Database.copyStopped(data, zip), keep, at, progress);
    }

    /**
     * Puts a backup in the place of the stopped world of that folder.
     *
     * @throws StoreException if a server runs there, or the backup is not sound; nothing has
     *     changed then
     */
    public RestoreReport restore(Path data, Path zip, Instant at, OpeningProgress progress) {
        var replaced =
                Restoring.restore(
                        data,
                        "replaced-" + at.toEpochMilli(),
                        progress,
                        room -> {
                            Archive.extract(zip, room, progress);
                            migrateAndAudit(zip, room);
                            return Database.markerOf(room);
                        });
        return new RestoreReport(Database.verify(data, tables, progress), replaced);
    }

    private void migrateAndAudit(Path zip, Path room) {
        try {
            Database.open(room, false, tables).close();
        } catch (StoreException unsound) {
            throw new StoreException(
                    Kind.UNSOUND,
                    zip,
                    "not a sound backup (" + unsound.getMessage() + ")",
                    "take another one",
                    unsound);
        }
    }

    /** Deletes what a killed try to make a backup left; nobody may make a backup meanwhile. */
    public void sweep() {
        if (!Files.isDirectory(folder)) return;
        try {
            sweepDraft();
        } catch (IOException failed) {
            throw unusable(failed);
        }
    }

    private void sweepDraft() throws IOException {
        Files.deleteIfExists(draft());
        Trees.delete(room());
    }

    private Path draft() {
        return folder.resolve("backup.new");
    }

    private Path room() {
        return folder.resolve("checking");
    }

    private BackupReport make(Consumer<Path> copy, int keep, Instant at, OpeningProgress progress) {
        if (keep < 1) throw new IllegalArgumentException("keep: " + keep + " (expected: 1..)");
        try {
            Files.createDirectories(folder);
            return written(copy, keep, at, progress);
        } catch (IOException failed) {
            throw unusable(failed);
        }
    }

    private BackupReport written(
            Consumer<Path> copy, int keep, Instant at, OpeningProgress progress)
            throws IOException {
        for (var tries = 1; ; tries++) {
            sweepDraft();
            Files.createDirectory(room());
            progress.reached("copying", 0, 0);
            copy.accept(draft());
            try {
                var audit = Archive.unpack(draft(), room(), tables, progress);
                progress.reached("naming", 0, 0);
                var backup = BackupFile.in(folder, afterAll(at), audit.checkpoint());
                Durably.replace(draft(), backup.file());
                return new BackupReport(
                        backup, Files.size(backup.file()), audit, sweep(keep, backup));
            } catch (StoreException unsound) {
                if (tries == TRIES) throw unsound;
            } finally {
                sweepDraft();
            }
        }
    }

    /**
     * That moment, or a second after the newest backup if that is later: the order of the backups
     * must not depend on a clock that was wrong once.
     */
    private Instant afterAll(Instant at) {
        var newest = all().stream().findFirst().map(BackupFile::at).orElse(Instant.MIN);
        return newest.isBefore(at.truncatedTo(ChronoUnit.SECONDS)) ? at : newest.plusSeconds(1);
    }

    /**
     * Deletes backups by age and not by number: after a restore, checkpoints are counted from
     * further back.
     */
    private List<BackupFile> sweep(int keep, BackupFile made) throws IOException {
        var swept = new ArrayList<BackupFile>();
        var others = all().stream().filter(each -> !each.equals(made)).skip(keep - 1L).toList();
        for (var old : others) {
            Files.deleteIfExists(old.file());
            swept.add(old);
        }
        return swept;
    }

    private StoreException unusable(IOException failed) {
        return new StoreException(
                Kind.UNAVAILABLE,
                folder,
                "backups cannot be kept here (" + failed + ")",
                "look at the disk: is there room, may it be written",
                failed);
    }
}
