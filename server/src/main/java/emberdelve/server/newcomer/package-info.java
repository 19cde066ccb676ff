/**
 * The first minutes: four tasks, hints that stop when they are not needed, and a count of how far
 * newcomers get. Start at {@link emberdelve.server.newcomer.Lesson}.
 *
 * <p>What was learned is seen from facts and answers alone; it knows no command, session or wire.
 */
@NullMarked
package emberdelve.server.newcomer;

import org.jspecify.annotations.NullMarked;
