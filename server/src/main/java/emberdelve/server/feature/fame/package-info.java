/**
 * The hall of fame, which lists the best characters, and the list of the latest deaths. Start at
 * {@link emberdelve.server.feature.fame.FameFeature}.
 */
@NullMarked
package emberdelve.server.feature.fame;

import org.jspecify.annotations.NullMarked;
