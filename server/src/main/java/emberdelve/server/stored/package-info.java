/**
 * Kinds of things that features store: {@link emberdelve.server.stored.Stored}. A kind is written
 * down here alone; checkpoints, restarts, audits and backups run over the list of all.
 */
@NullMarked
package emberdelve.server.stored;

import org.jspecify.annotations.NullMarked;
