/**
 * The opening of a database. Only this package knows whether that is a file ({@link H2Store}) or a
 * server ({@link PostgresStore}). Start at {@link Store}, which is the same for both.
 *
 * <p>Most of it exists because of measured facts about H2: commits that are lost without {@code
 * WRITE_DELAY=0}, files that open read-only or empty without a word, interrupts that end the
 * database. Knows nothing of what the tables mean.
 */
@NullMarked
package emberdelve.db.open;

import org.jspecify.annotations.NullMarked;
