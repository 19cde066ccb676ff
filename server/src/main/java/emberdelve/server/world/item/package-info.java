/**
 * Things with an id, each in exactly one {@link emberdelve.server.world.item.Place}, and the
 * corpses that hold some of them.
 */
@NullMarked
package emberdelve.server.world.item;

import org.jspecify.annotations.NullMarked;
