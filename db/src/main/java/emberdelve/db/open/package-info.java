/**
 * The opening of a database, and the only place that knows which one it is: {@link H2Store}, a
 * file, or {@link PostgresStore}. Start at {@link Store}, which is the same for both.
 *
 * <p>Most of it exists because of a measured fact about H2: commits that are lost without {@code
 * WRITE_DELAY=0}, files that open read-only or empty without a word, interrupts that end the
 * database. Knows nothing of what the tables mean.
 */
@NullMarked
package emberdelve.db.open;

import org.jspecify.annotations.NullMarked;
