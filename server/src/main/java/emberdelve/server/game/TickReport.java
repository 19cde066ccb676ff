package emberdelve.server.game;

import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.lag.TickTime;

import java.util.List;
import java.util.Optional;

/**
 * The report of the world after one tick, for whoever watches over the server.
 *
 * @param time how long the tick took
 * @param players the number of players in the dungeon, those included whose link is lost
 * @param linkDead the number of those whose link is lost
 * @param quarantined the names of the actors that may do nothing any more, because they failed
 * @param triggersStopped the number of triggers that were stopped since the start
 * @param saving the state of saving; empty in a game that stores nothing
 */
public record TickReport(
        TickTime time,
        int players,
        int linkDead,
        List<String> quarantined,
        int triggersStopped,
        Optional<StoreHealth> saving) {
    public TickReport {
        quarantined = List.copyOf(quarantined);
    }
}
