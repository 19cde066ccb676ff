/**
 * The lanterns over the yard, which players light together over weeks. Start at {@link
 * emberdelve.server.feature.lantern.LanternFeature}.
 */
@NullMarked
package emberdelve.server.feature.lantern;

import org.jspecify.annotations.NullMarked;
