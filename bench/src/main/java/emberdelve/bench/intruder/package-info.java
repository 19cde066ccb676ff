/**
 * Guests who do harm, by design or by mistake, to the server that is measured. {@link
 * emberdelve.bench.intruder.Offence} lists the kinds; {@code bench.load.Storm} measures what others
 * feel of them.
 */
@NullMarked
package emberdelve.bench.intruder;

import org.jspecify.annotations.NullMarked;
