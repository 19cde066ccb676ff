package emberdelve.db;

import emberdelve.db.FaultyDisk.Deed;
import emberdelve.db.FaultyDisk.Fate;
import emberdelve.db.backup.Backups;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.recount.Recount;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.XpCurve;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A process that ends itself without a word ({@code Runtime.halt}) at a point that its arguments
 * name: the folder, the scene, the point.
 */
final class HaltingProcess {
    /** How it ends when it reaches its point; 0 when it never does. */
    static final int HALTED = 97;

    private HaltingProcess() {}

    public static void main(String[] arguments) {
        var folder = Path.of(arguments[0]);
        var point = arguments[2];
        FaultyDisk.install();
        switch (arguments[1]) {
            case "checkpoint" -> checkpoint(folder, point);
            case "recount" -> recount(folder, point);
            case "migration" -> migration(folder, Integer.parseInt(point));
            case "backup" -> backup(folder, point);
            case "restore" -> restore(folder, point);
            default -> throw new IllegalArgumentException(arguments[1]);
        }
    }

    /** One checkpoint is durable, and said; the halt is in the second. */
    private static void checkpoint(Path folder, String point) {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var draft = new WorldDraft();
            database.checkpoints().write(draft.put(Rows.onFloor(draft.newId())).checkpoint());
            System.out.println("1");
            var second = draft.put(Rows.onFloor(draft.newId())).checkpoint();
            var writer =
                    new PatientWriter(
                            database,
                            RegionRow.WHOLE,
                            System::nanoTime,
                            _ -> haltIf(point.equals("between sync and publish")),
                            _ -> {});
            switch (point) {
                case "between capture and commit" -> FaultyDisk.plan(haltingAt(Deed.WRITE));
                case "between commit and sync" -> FaultyDisk.plan(haltingAt(Deed.SYNC));
                default -> FaultyDisk.heal();
            }
            writer.write(second);
            System.out.println("2");
        }
    }

    /** The halt is when so many characters are counted, or at a deed of the disk. */
    private static void recount(Path folder, String point) {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            switch (point) {
                case "at the first write" -> FaultyDisk.plan(haltingAt(Deed.WRITE));
                case "between commit and sync" -> FaultyDisk.plan(haltingAt(Deed.SYNC));
                default -> FaultyDisk.heal();
            }
            var counted = new int[1];
            var rule =
                    new Recount() {
                        @Override
                        public ProgressRow counted(ProgressRow stored) {
                            haltIf(point.equals("after " + counted[0]++));
                            return new ProgressRow(stored.level(), 1_000, 0, stored.choicesLeft());
                        }

                        @Override
                        public long leftBehind(long xp, int level) {
                            haltIf(point.equals("in the corpses"));
                            return 1_000;
                        }
                    };
            database.recounts().count(new XpCurve(2, 50), rule, Rows.NOON);
            haltIf(point.equals("when it is done"));
        }
    }

    private static void migration(Path folder, int write) {
        FaultyDisk.plan(
                (_, file, number) -> haltIf(file.startsWith("world.new") && number >= write));
        Database.open(folder, false, TestTables.ALL).close();
    }

    private static void backup(Path folder, String step) {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            new Backups(Backups.standard(folder), TestTables.ALL)
                    .make(
                            database,
                            1,
                            Rows.NOON.plusSeconds(60),
                            (reached, _, _) -> haltIf(reached.equals(step)));
        }
    }

    private static void restore(Path folder, String step) {
        var zip = new Backups(Backups.standard(folder), TestTables.ALL).all().getFirst().file();
        new Backups(folder, TestTables.ALL)
                .restore(folder, zip, Rows.NOON, (reached, _, _) -> haltIf(reached.equals(step)));
    }

    private static Fate haltingAt(Deed which) {
        return (deed, _, _) -> haltIf(deed == which);
    }

    private static void haltIf(boolean here) {
        if (here) Runtime.getRuntime().halt(HALTED);
    }

    /** Runs it; answers whether it reached its point. */
    static boolean halts(Path folder, String scene, String point) throws IOException {
        try (var process =
                OtherProcess.start(HaltingProcess.class, folder.toString(), scene, point)) {
            var end = process.awaitEnd();
            if (end == HALTED || end == 0) return end == HALTED;
            throw new AssertionError(scene + " " + point + " ended with " + end);
        }
    }
}
