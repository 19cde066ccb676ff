package emberdelve.db;

import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.world.Checkpoint;

import java.nio.file.Path;

/**
 * A process that plays until it is killed: with every checkpoint one coin and one ring go from one
 * character to the other, and a potion is made and another drunk. It says each number that is
 * durable.
 */
final class CrashingWriter {
    /** Coins that the two have together. */
    static final long COINS = 1_000_000;

    private CrashingWriter() {}

    public static void main(String[] arguments) {
        try (var database = Database.open(Path.of(arguments[0]), false, TestTables.ALL)) {
            var account = Rows.account(database, "Player");
            var draft = new WorldDraft();
            var one = draft.newId();
            var two = draft.newId();
            var ring = draft.newId();
            while (true) {
                var checkpoint = next(draft, account, one, two, ring);
                database.checkpoints().write(checkpoint);
                // One write for the whole line: a kill must not leave half a number.
                System.out.print(checkpoint.number() + "\n");
                System.out.flush();
            }
        }
    }

    private static Checkpoint next(WorldDraft draft, long account, long one, long two, long ring) {
        var potion = draft.newId();
        // Ids 1 to 3 are the two and the ring: the potion 4 comes with checkpoint 1, and so on.
        var number = potion - 3;
        draft.put(Rows.character(one, account, "One", COINS - number));
        draft.put(Rows.character(two, account, "Two", number));
        draft.put(
                new ItemRow(
                        ring,
                        "ring",
                        new ItemPlace.OnCharacter(number % 2 == 0 ? one : two, "finger")));
        draft.put(Rows.carried(potion, one));
        draft.put(Rows.deed(number));
        if (number > 1) draft.removeItem(potion - 1);
        return draft.checkpoint();
    }
}
