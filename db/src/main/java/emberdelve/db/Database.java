package emberdelve.db;

import emberdelve.db.PatientWriter.Standing;
import emberdelve.db.account.Accounts;
import emberdelve.db.account.Names;
import emberdelve.db.audit.AuditLog;
import emberdelve.db.character.Characters;
import emberdelve.db.lost.LostAndFound;
import emberdelve.db.lost.LostTable;
import emberdelve.db.open.Marker;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.Store;
import emberdelve.db.open.StoreException;
import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.open.WorldOpening;
import emberdelve.db.person.Persons;
import emberdelve.db.recount.Recounts;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.RegionTable;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.seal.WorldTable;
import emberdelve.db.transfer.Transfers;
import emberdelve.db.world.Checkpoints;
import emberdelve.db.world.Tables;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The world on disk: opens it, refuses what it cannot trust, and hands out the stores, which stay
 * valid when it is re-opened.
 *
 * <p>Reading is safe for any thread that may wait for a disk: the jobs. Writing (checkpoints,
 * accounts, {@link #reopen}, {@link #close}) is for one platform thread at a time, the
 * checkpoint-writer; a second one at the same moment gets an IllegalStateException. An interrupt
 * during either is put aside and given back afterwards; it never ends the database.
 */
public final class Database implements AutoCloseable {
    private final Store store;
    private final Tables tables;
    private final MarkerKeeper marker;
    private final Accounts accounts;
    private final Names names;
    private final Characters characters;
    private final Checkpoints checkpoints;
    private final AuditLog auditLog;
    private final Transfers transfers;
    private final Recounts recounts;
    private final AtomicReference<Optional<Standing>> outage =
            new AtomicReference<>(Optional.empty());
    private final AtomicBoolean closed = new AtomicBoolean();

    private Database(Store store, Tables tables) {
        this.store = store;
        this.tables = tables;
        var checkpoint = store.read(RegionTable::together).checkpoint();
        marker = new MarkerKeeper(store, world().worldId(), checkpoint, System::nanoTime);
        accounts = new Accounts(store);
        names = new Names(store);
        characters = new Characters(store);
        checkpoints = new Checkpoints(store, tables, marker::durable);
        auditLog = new AuditLog(store);
        transfers = new Transfers(store, accounts, checkpoints);
        recounts = new Recounts(store);
    }

    /**
     * Opens the world in that folder; an empty folder becomes a new world.
     *
     * @param newWorldAllowedOverMarker whether the marker file may be overruled: a world that is
     *     missing or emptied is then made anew, and an older or a different world is accepted
     * @param tables the tables of all that is stored in the world, which is unsound if one is left
     *     out
     * @throws StoreException within seconds, if the world cannot be opened, written or trusted
     */
    public static Database open(Path folder, boolean newWorldAllowedOverMarker, Tables tables) {
        var store = WorldOpening.open(folder, newWorldAllowedOverMarker, new WorldRows(tables));
        var trusted = false;
        try {
            store.write(WorldTable::countStart);
            requireMarked(store);
            requireSound(store, tables);
            store.write(sql -> {
                LostAndFound.collect(sql);
                return sql;
            });
            var database = new Database(store, tables);
            database.marker.write();
            trusted = true;
            return database;
        } catch (RuntimeException thrown) {
            throw StoreException.unreadable(store.file(), thrown, store.restoring());
        } finally {
            if (!trusted) store.close();
        }
    }

    /**
     * Checks a stopped world without changing it. Whatever is wrong is in the report: a world that
     * is missing, in use or damaged is not sound.
     */
    public static VerifyReport verify(Path folder, Tables tables, OpeningProgress progress) {
        try (var store = WorldOpening.openReadOnly(folder)) {
            requireMarked(store);
            return report(store, tables, progress);
        } catch (RuntimeException thrown) {
            var refused = StoreException.unreadable(folder, thrown, WorldOpening.restoring(folder));
            return new VerifyReport(
                    false, List.of(String.valueOf(refused.getMessage())), 0, 0, 0, 0, 0);
        }
    }

    /** Verifies as the method above, without a listener for its progress. */
    public static VerifyReport verify(Path folder, Tables tables) {
        return verify(folder, tables, OpeningProgress.UNHEARD);
    }

    /**
     * Copies a stopped world, as it is, into a new zip file, without checking whether it is sound.
     *
     * @throws StoreException if it is missing, in use, or no world of ours
     */
    public static void copyStopped(Path folder, Path zip) {
        try (var store = WorldOpening.openReadOnly(folder)) {
            store.copyTo(zip);
        }
    }

    /**
     * Copies the world as of one checkpoint into a new zip file while it is played on. Thread:
     * jobs.
     */
    public void copyTo(Path zip) {
        store.copyTo(zip);
    }

    /**
     * Whether {@link #copyTo} backs this world up; a world in PostgreSQL is backed up by its own
     * tools.
     */
    public boolean isCopied() {
        return store.isCopied();
    }

    /** The marker that belongs beside a copy of the world in that folder. */
    public static Marker markerOf(Path folder) {
        try (var store = WorldOpening.openReadOnly(folder)) {
            var checkpoint = store.read(RegionTable::together).checkpoint();
            return new Marker(store.read(WorldTable::read).worldId(), checkpoint, store.schema());
        }
    }

    /** The tables of all that is stored in the world. */
    public Tables tables() {
        return tables;
    }

    /** The data folder. */
    public Path folder() {
        return store.folder();
    }

    /**
     * Runs {@code writes}; when this returns, all of them are durable. One transaction and one sync
     * are enough for them; each that throws is undone and disturbs no other. Each reads what those
     * before it have written. Thread: checkpoint-writer.
     *
     * @throws StoreException if they may not be durable: then nobody may be told that they are done
     */
    public void together(Runnable writes) {
        store.together(writes);
    }

    public Accounts accounts() {
        return accounts;
    }

    /** The names of all accounts and characters, with their looks. */
    public Names names() {
        return names;
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

    public Transfers transfers() {
        return transfers;
    }

    public Recounts recounts() {
        return recounts;
    }

    /** The persons, with all that is kept about each. */
    public Persons persons() {
        return new Persons(store, accounts, checkpoints);
    }

    /**
     * The number of things whose rows contradict the others, and which are kept out of the world.
     */
    public int lostThings() {
        return store.read(LostTable::count);
    }

    /** The world's own row. */
    public WorldRow world() {
        return store.read(WorldTable::read);
    }

    /**
     * The row of a region, as of its last checkpoint.
     *
     * @throws IllegalArgumentException if the world has no such region
     */
    public RegionRow region(String name) {
        return store.read(sql -> RegionTable.read(sql, name));
    }

    /** The rows of all regions, each as of its last checkpoint, in the order of their names. */
    public List<RegionRow> regions() {
        return store.read(RegionTable::all);
    }

    /** The failure of the write that is under way, which concerns all regions; kept by writers. */
    AtomicReference<Optional<Standing>> outage() {
        return outage;
    }

    /** Checks the world while it is played on, as of one checkpoint; takes a while. Any thread. */
    public VerifyReport verify() {
        return report(store, tables, OpeningProgress.UNHEARD);
    }

    /**
     * Opens the file again after a failure; H2 closes it for good when the disk is full. Compare
     * {@link #regions()} with what was to be written, or simply write it again.
     *
     * @throws StoreException if it cannot be opened, or came back unsound; it may be tried again
     */
    public void reopen() {
        store.reopen();
        requireSound(store, tables);
    }

    /**
     * Closes the database in good order, within about a second. What was written is safe already. A
     * second call does nothing.
     */
    @Override
    public void close() {
        if (closed.getAndSet(true)) return;
        marker.write();
        store.close();
    }

    private static void requireMarked(Store store) {
        var worldId = store.read(WorldTable::read).worldId();
        var checkpoint = store.read(RegionTable::together).checkpoint();
        store.foundMarker()
                .flatMap(found -> found.against(worldId, checkpoint))
                .ifPresent(complaint -> {
                    throw new StoreException(
                            Kind.UNSOUND,
                            store.file(),
                            complaint,
                            store.restoring() + ", or start with --new-world to play on with it");
                });
    }

    private static void requireSound(Store store, Tables tables) {
        var report = report(store, tables, OpeningProgress.UNHEARD);
        if (report.sound()) return;
        throw new StoreException(
                Kind.UNSOUND,
                store.file(),
                "damaged: " + report.lines().getFirst(),
                store.restoring());
    }

    private static VerifyReport report(Store store, Tables tables, OpeningProgress progress) {
        return store.readAtOnce(sql -> VerifyReport.of(sql, tables, progress));
    }
}
