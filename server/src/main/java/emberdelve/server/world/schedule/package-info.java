/**
 * Deciding who acts when. Start at {@link emberdelve.server.world.schedule.Scheduler}; {@link
 * emberdelve.server.world.schedule.GameTurn} counts the rounds.
 *
 * <p>Pure: no clock, no network, no text. Time is a count of ticks.
 */
@NullMarked
package emberdelve.server.world.schedule;

import org.jspecify.annotations.NullMarked;
