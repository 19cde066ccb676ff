package emberdelve.db;

import emberdelve.db.seal.RegionRow;

import java.nio.file.Path;

/** A process that opens a world, says so, and stays. */
final class Opener {
    private Opener() {}

    public static void main(String[] arguments) throws InterruptedException {
        try (var database = Database.open(Path.of(arguments[0]), false, TestTables.ALL)) {
            System.out.println(database.region(RegionRow.WHOLE).tick() >= 0 ? "open" : "");
            Thread.currentThread().join();
        }
    }
}
