/**
 * Who acts when: a calendar of ticks and the order within one. Start at {@link
 * emberdelve.server.schedule.Scheduler}. Knows nothing of actors.
 */
@NullMarked
package emberdelve.server.schedule;

import org.jspecify.annotations.NullMarked;
