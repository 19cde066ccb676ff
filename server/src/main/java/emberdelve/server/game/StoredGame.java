package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.config.settings.Settings;
import emberdelve.db.Database;
import emberdelve.db.seal.RegionRow;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Fame;

import java.util.HashSet;
import java.util.List;

/**
 * The game as it is read from the database before the server is built.
 *
 * @param lostThings rows that were set aside because their owner was not found
 */
public record StoredGame(Opening opening, Fame fame, int lostThings) {
    /**
     * Reads the stored game, which is played in one region; may take a second. Thread: the one that
     * starts.
     */
    public static StoredGame read(Settings settings, Content content, Database database) {
        database.checkpoints().divideInto(List.of(RegionRow.WHOLE));
        var opening =
                new Opening(
                        content.version(),
                        settings.world(),
                        settings.limits(),
                        database.checkpoints().loadWorld(RegionRow.WHOLE));
        var guests = database.accounts().ofRole(Role.GUEST.word());
        var unranked = new HashSet<Long>();
        for (var role : Role.values())
            if (!role.isRanked()) unranked.addAll(database.accounts().ofRole(role.word()));
        var fame = new StoredFame(content).of(database.characters(), guests, unranked);
        return new StoredGame(opening, fame, database.lostThings());
    }
}
