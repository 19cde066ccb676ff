package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.config.settings.Settings;
import emberdelve.db.Database;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.fame.Fame;

/**
 * All that is read of a game before the server is put together.
 *
 * @param lostThings rows that were set aside because nobody could be found to whom they belong
 */
public record StoredGame(Opening opening, Fame fame, int lostThings) {
    /** Reads it; may take a second. */
    public static StoredGame read(Settings settings, Content content, Database database) {
        var opening =
                new Opening(
                        content.version(),
                        settings.world(),
                        settings.limits(),
                        database.checkpoints().loadWorld());
        var guests = database.accounts().ofRole(Role.GUEST.word());
        var fame = new StoredFame(content).of(database.characters(), guests);
        return new StoredGame(opening, fame, database.lostThings());
    }
}
