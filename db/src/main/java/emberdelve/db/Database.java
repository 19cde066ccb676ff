package emberdelve.db;

import emberdelve.db.StoreException.Kind;
import emberdelve.db.account.Accounts;
import emberdelve.db.audit.AuditLog;
import emberdelve.db.character.Characters;
import emberdelve.db.open.Opening;
import emberdelve.db.open.Store;
import emberdelve.db.world.Checkpoints;
import emberdelve.db.world.WorldAudit;
import emberdelve.db.world.WorldRow;
import emberdelve.db.world.WorldTable;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The world on disk: opens it, refuses what it cannot trust, and hands out the stores, which stay
 * valid when it is re-opened.
 *
 * <p>Reading is safe for any thread that may wait for a disk: the jobs. Writing (checkpoints,
 * accounts, {@link #reopen}, {@link #close}) is for one platform thread at a time, the
 * checkpoint-writer; a second one at the same moment gets an IllegalStateException. An interrupt of
 * either is put aside and given back; it never ends the database.
 */
public final class Database implements AutoCloseable {
    private final Store store;
    private final MarkerKeeper marker;
    private final Accounts accounts;
    private final Characters characters;
    private final Checkpoints checkpoints;
    private final AuditLog auditLog;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Database(Store store, WorldRow world) {
        this.store = store;
        marker = new MarkerKeeper(store, world.worldId(), world.checkpoint(), System::nanoTime);
        accounts = new Accounts(store);
        characters = new Characters(store);
        checkpoints = new Checkpoints(store, marker::durable);
        auditLog = new AuditLog(store);
    }

    /**
     * Opens the world in that folder; an empty folder becomes a new world.
     *
     * @param newWorldAllowedOverMarker whether the marker file may be overruled: a world that is
     *     missing or emptied is then made anew, and one that is older or another one is accepted
     * @throws StoreException within seconds, if it cannot be opened, written or trusted
     */
    public static Database open(Path folder, boolean newWorldAllowedOverMarker) {
        var store = Opening.open(folder, newWorldAllowedOverMarker, WorldTable::insertNew);
        var trusted = false;
        try {
            store.write(WorldTable::countStart);
            var world = store.read(WorldTable::read);
            requireMarked(store, world);
            requireSound(store);
            var database = new Database(store, world);
            database.marker.write();
            trusted = true;
            return database;
        } finally {
            if (!trusted) store.close();
        }
    }

    /**
     * Checks a stopped world without changing it. Whatever is wrong is in the report: a world that
     * is missing, in use or damaged is not sound.
     */
    public static VerifyReport verify(Path folder) {
        try (var store = Opening.openReadOnly(folder)) {
            requireMarked(store, store.read(WorldTable::read));
            return report(store);
        } catch (StoreException refused) {
            return new VerifyReport(false, List.of(refused.getMessage()), 0, 0, 0, 0, 0);
        }
    }

    public Accounts accounts() {
        return accounts;
    }

    public Characters characters() {
        return characters;
    }

    public Checkpoints checkpoints() {
        return checkpoints;
    }

    public AuditLog auditLog() {
        return auditLog;
    }

    /** The world's own row as of the last checkpoint. */
    public WorldRow world() {
        return store.read(WorldTable::read);
    }

    /** Checks the world while it is played on, as of one checkpoint; takes a while. Any thread. */
    public VerifyReport verify() {
        return report(store);
    }

    /**
     * Opens the file again after a failure; H2 closes it for good when the disk is full. Compare
     * {@link #world()} with what was to be written, or simply write it again.
     *
     * @throws StoreException if it cannot be opened, or came back unsound; it may be tried again
     */
    public void reopen() {
        store.reopen();
        requireSound(store);
    }

    /**
     * Ends it in good order: what was written is safe already, this only tidies up, within about a
     * second. A second call does nothing.
     */
    @Override
    public void close() {
        if (closed.getAndSet(true)) return;

        marker.write();
        store.close();
    }

    private static void requireMarked(Store store, WorldRow world) {
        store.foundMarker()
                .flatMap(found -> found.against(world.worldId(), world.checkpoint()))
                .ifPresent(complaint -> {
                    throw new StoreException(Kind.UNSOUND, store.file(), complaint,
                            "restore a backup, or start with --new-world to play on with it");
                });
    }

    private static void requireSound(Store store) {
        var report = report(store);
        if (report.sound()) return;

        throw new StoreException(Kind.UNSOUND, store.file(),
                "damaged: " + report.lines().getFirst(), "restore a backup");
    }

    private static VerifyReport report(Store store) {
        return store.readAtOnce(handle -> {
            var found = WorldAudit.of(handle);
            var world = WorldTable.read(handle);
            var lines = found.complaints().isEmpty() ? List.of(summary(found, world))
                    : found.complaints();
            return new VerifyReport(found.complaints().isEmpty(), lines, found.characters(),
                    found.items(), found.corpses(), found.gold(), world.checkpoint());
        });
    }

    private static String summary(WorldAudit.Findings found, WorldRow world) {
        return "sound at checkpoint " + world.checkpoint() + ", tick " + world.tick() + ": "
                + found.characters() + " characters, " + found.items() + " items, "
                + found.corpses() + " corpses, " + found.gold() + " gold";
    }
}
