package emberdelve.db;

import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Checkpoint;

import java.nio.file.Path;
import java.util.SplittableRandom;

/**
 * A process in which three regions play, by chance, until it is killed. It says how many
 * checkpoints are durable.
 */
final class CrashingRegions {
    private static final int CHANGES = 20;

    private CrashingRegions() {}

    public static void main(String[] arguments) {
        try (var database = Database.open(Path.of(arguments[0]), false, TestTables.ALL)) {
            database.checkpoints().divideInto(RegionsTest.THREE);
            var world = world(Rows.account(database, "Owner"), Long.parseLong(arguments[1]));
            for (var number = 1; ; number++) {
                database.checkpoints().write(next(world));
                // One write for the whole line: a kill must not leave half a number.
                System.out.print(number + "\n");
                System.out.flush();
            }
        }
    }

    /** The world as it begins; with the same seed it goes on in the same way. */
    static DividedWorld world(long account, long seed) {
        return new DividedWorld(
                account,
                new SplittableRandom(seed),
                RegionsTest.THREE.stream().sorted().map(RegionRow::untouched).toList());
    }

    static Checkpoint next(DividedWorld world) {
        return world.next(CHANGES);
    }
}
