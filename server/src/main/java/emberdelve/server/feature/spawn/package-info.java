/**
 * Monsters that belong somewhere, and those that come by. Start at {@link
 * emberdelve.server.feature.spawn.SpawnFeature}.
 */
@NullMarked
package emberdelve.server.feature.spawn;

import org.jspecify.annotations.NullMarked;
