/**
 * The features of the game, one room each. {@link emberdelve.server.feature.Features} lists what
 * they offer to players, {@link emberdelve.server.feature.Mechanics} what they add to a world.
 */
@NullMarked
package emberdelve.server.feature;

import org.jspecify.annotations.NullMarked;
