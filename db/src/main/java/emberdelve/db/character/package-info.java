/**
 * Characters and the things in the world: start at {@link Characters}. An item has one holder,
 * {@link ItemPlace}, in its own row, so that the database itself cannot hold it twice.
 *
 * <p>Rows change only through a checkpoint ({@code emberdelve.db.world}); this package reads them
 * and knows how each is written.
 */
@NullMarked
package emberdelve.db.character;

import org.jspecify.annotations.NullMarked;
