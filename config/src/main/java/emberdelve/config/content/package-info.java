/**
 * The things of which the dungeon is made: types of rooms, monsters, items, classes and messages,
 * as pure immutable records. Start at {@link emberdelve.config.content.Content}.
 *
 * <p>The world's things (actors, items, rooms) point to these types by id. Nothing here knows YAML,
 * files or the running game.
 */
@NullMarked
package emberdelve.config.content;

import org.jspecify.annotations.NullMarked;
