/** The hall of fame. Start at {@link emberdelve.server.feature.fame.FameFeature}. */
@NullMarked
package emberdelve.server.feature.fame;

import org.jspecify.annotations.NullMarked;
