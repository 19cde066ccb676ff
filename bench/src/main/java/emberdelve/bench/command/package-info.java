/**
 * {@code ./emberdelve bench}: a command a measurement. Start at {@link
 * emberdelve.bench.command.Bench}.
 */
@NullMarked
package emberdelve.bench.command;

import org.jspecify.annotations.NullMarked;
