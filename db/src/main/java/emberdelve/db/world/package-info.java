/**
 * The whole world at one tick: {@link Checkpoint} is what changed, {@link Checkpoints} makes it
 * durable and reads it back, {@link WorldAudit} says whether what is stored can be true.
 *
 * <p>Knows rows only: no rule of the game, no clock.
 */
@NullMarked
package emberdelve.db.world;

import org.jspecify.annotations.NullMarked;
