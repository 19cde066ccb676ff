/**
 * Spawning: monsters that respawn at their spawn point, and wandering monsters. Start at {@link
 * emberdelve.server.rule.spawn.SpawnFeature}.
 */
@NullMarked
package emberdelve.server.rule.spawn;

import org.jspecify.annotations.NullMarked;
