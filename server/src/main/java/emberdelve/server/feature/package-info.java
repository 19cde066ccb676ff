/**
 * The features of the game, one room (package) each. {@link emberdelve.server.feature.Features}
 * lists them all, in the order in which hooks are called.
 */
@NullMarked
package emberdelve.server.feature;

import org.jspecify.annotations.NullMarked;
