/**
 * The stone on which players have lines carved. Start at {@link
 * emberdelve.server.feature.stone.StoneFeature}.
 */
@NullMarked
package emberdelve.server.feature.stone;

import org.jspecify.annotations.NullMarked;
