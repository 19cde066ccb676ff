/**
 * The dungeon's own hours, and the weather under the open sky. Start at {@link
 * emberdelve.server.feature.sky.SkyFeature}.
 */
@NullMarked
package emberdelve.server.feature.sky;

import org.jspecify.annotations.NullMarked;
