/**
 * Experience, levels, and the options that a character chooses at a new level. Start at {@link
 * emberdelve.server.rule.level.LevelFeature}.
 */
@NullMarked
package emberdelve.server.rule.level;

import org.jspecify.annotations.NullMarked;
