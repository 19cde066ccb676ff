/**
 * Experience, levels, and the options that a character chooses at a new level. Start at {@link
 * emberdelve.server.feature.level.LevelFeature}.
 */
@NullMarked
package emberdelve.server.feature.level;

import org.jspecify.annotations.NullMarked;
