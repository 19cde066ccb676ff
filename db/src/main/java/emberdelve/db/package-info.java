/**
 * The store, which survives a restart. Start at {@link emberdelve.db.Database}: it opens the
 * world's file, refuses one it cannot trust, and hands out the stores.
 *
 * <p>Rows are records of this module. It knows nothing of the game's rules, its content, its
 * settings or the network; the server translates between its world and these rows.
 */
@NullMarked
package emberdelve.db;

import org.jspecify.annotations.NullMarked;
