package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.config.settings.Settings;
import emberdelve.db.Database;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Fame;
import emberdelve.server.kernel.Territory;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * The game as it is read from the database before the server is built.
 *
 * @param openings that of each region, the capital first
 * @param lostThings rows that were set aside because their owner was not found
 */
public record StoredGame(List<Opening> openings, Fame fame, int lostThings) {
    public StoredGame {
        openings = List.copyOf(openings);
    }

    /**
     * Reads the stored game, and divides it if it is divided otherwise; may take a second. Thread:
     * the one that starts.
     */
    public static StoredGame read(
            RegionPlan plan, Settings settings, Content content, Database database) {
        database.checkpoints().divideInto(plan.names());
        var openings = new ArrayList<Opening>();
        for (var territory : Territory.of(plan.zones()))
            openings.add(
                    new Opening(
                            content.version(),
                            settings.world(),
                            settings.limits(),
                            database.checkpoints().loadWorld(plan.names().get(territory.nth())),
                            territory));
        var guests = database.accounts().ofRole(Role.GUEST.word());
        var unranked = new HashSet<Long>();
        for (var role : Role.values())
            if (!role.isRanked()) unranked.addAll(database.accounts().ofRole(role.word()));
        var fame = new StoredFame(content).of(database.characters(), guests, unranked);
        return new StoredGame(openings, fame, database.lostThings());
    }
}
