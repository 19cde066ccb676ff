/**
 * Decides who acts when: a calendar of ticks, and the order of turns within one tick. Start at
 * {@link emberdelve.server.schedule.Scheduler}. Knows nothing of actors, only of {@link
 * emberdelve.server.schedule.Contender}s.
 */
@NullMarked
package emberdelve.server.schedule;

import org.jspecify.annotations.NullMarked;
