/**
 * Levels, and what is chosen at one. Start at {@link emberdelve.server.feature.level.LevelFeature}.
 */
@NullMarked
package emberdelve.server.feature.level;

import org.jspecify.annotations.NullMarked;
