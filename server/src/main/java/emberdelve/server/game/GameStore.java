package emberdelve.server.game;

import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.command.Upkeep;
import emberdelve.server.feature.fame.Fame;

import jakarta.inject.Inject;

/**
 * Where a game is kept, and what is asked of that place while it goes on.
 *
 * @param residents whose accounts need not be asked for
 */
record GameStore(
        Loader loader, Safekeeping safekeeping, Upkeep upkeep, Residents residents, Fame fame) {
    @Inject
    GameStore {}
}
