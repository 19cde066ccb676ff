/**
 * The world to the database and back. Start at {@link emberdelve.server.checkpoint.Checkpointer}.
 */
@NullMarked
package emberdelve.server.checkpoint;

import org.jspecify.annotations.NullMarked;
