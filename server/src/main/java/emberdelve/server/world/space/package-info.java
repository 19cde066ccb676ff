/** Ways through the dungeon: shortest paths, and how far a thing is away. */
@NullMarked
package emberdelve.server.world.space;

import org.jspecify.annotations.NullMarked;
