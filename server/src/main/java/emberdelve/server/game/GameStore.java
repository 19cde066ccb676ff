package emberdelve.server.game;

import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Upkeep;

import jakarta.inject.Inject;

/**
 * The database as a running game uses it.
 *
 * @param accountCache players whose accounts need not be read from the database
 */
record GameStore(
        Loader loader,
        Safekeeping safekeeping,
        Upkeep upkeep,
        AccountCache accountCache,
        Fame fame) {
    @Inject
    GameStore {}
}
