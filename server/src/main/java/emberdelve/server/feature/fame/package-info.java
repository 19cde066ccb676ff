/**
 * The hall of fame: the best characters, and the deaths of the fallen. Start at {@link
 * emberdelve.server.feature.fame.FameFeature}.
 */
@NullMarked
package emberdelve.server.feature.fame;

import org.jspecify.annotations.NullMarked;
