/** Blows, deaths and what they are worth: the rules of {@code world.rules} applied to the world. */
@NullMarked
package emberdelve.server.world.fight;

import org.jspecify.annotations.NullMarked;
