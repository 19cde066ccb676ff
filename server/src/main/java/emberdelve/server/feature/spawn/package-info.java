/**
 * Spawning: monsters that respawn at their spawn point, and wandering monsters. Start at {@link
 * emberdelve.server.feature.spawn.SpawnFeature}.
 */
@NullMarked
package emberdelve.server.feature.spawn;

import org.jspecify.annotations.NullMarked;
