package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.config.settings.Settings;
import emberdelve.db.Database;
import emberdelve.db.account.AccountRow;
import emberdelve.db.account.Renaming;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.offer.Registry;

import java.time.InstantSource;
import java.util.Map;

/** A character of a world that nobody plays gets another name, as in a running one. */
public final class StoppedRenaming {
    private StoppedRenaming() {}

    public static void rename(
            Database database,
            Content content,
            Registry registry,
            AccountRow account,
            Renaming renaming) {
        var opening =
                StoredGame.read(RegionPlan.WHOLE, Settings.DEFAULTS, content, database)
                        .openings()
                        .getFirst();
        var world =
                opening.world(
                        content,
                        registry,
                        (culprit, _, fault, _) -> {
                            throw new IllegalStateException(culprit, fault);
                        });
        var capture = opening.capture(InstantSource.system());
        var restorer = new Restorer(world, capture, opening.limits().waitingCommands());
        restorer.restore(opening.stored());
        var rows = database.persons().rowsOf(account);
        new Renamer(world, restorer).rename(renaming, rows, Map.of());
        database.checkpoints().write(capture.take(world));
    }
}
