/**
 * The dungeon's rules as little stories on drawn maps. Start at {@code Scenario}; {@code DrawnMap}
 * says how a map is drawn, {@code Bestiary} who may stand on it.
 *
 * <p>A real world runs here, with neither a network nor a database nor words. The stories of one
 * feature stand beside it; here are those of several.
 */
@NullMarked
package emberdelve.server.scenario;

import org.jspecify.annotations.NullMarked;
