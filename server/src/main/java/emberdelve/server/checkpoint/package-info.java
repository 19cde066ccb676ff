/**
 * Stores the world in the database, and restores it. Start at {@link
 * emberdelve.server.checkpoint.Checkpointer}.
 */
@NullMarked
package emberdelve.server.checkpoint;

import org.jspecify.annotations.NullMarked;
