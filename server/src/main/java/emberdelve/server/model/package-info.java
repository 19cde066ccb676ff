/**
 * What there is in a dungeon: rooms, actors, items, what an actor is about to do, and the events
 * that tell of it. Start at {@link emberdelve.server.model.Actor}.
 */
@NullMarked
package emberdelve.server.model;

import org.jspecify.annotations.NullMarked;
