/**
 * The parts of a dungeon: rooms, actors, items, minds (which decide turns), and events. Start at
 * {@link emberdelve.server.model.Actor}.
 */
@NullMarked
package emberdelve.server.model;

import org.jspecify.annotations.NullMarked;
