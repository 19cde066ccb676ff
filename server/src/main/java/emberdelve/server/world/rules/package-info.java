/**
 * The rules as pure functions of small records: they get the numbers they need, never the world,
 * answer what happened, and change nothing.
 */
@NullMarked
package emberdelve.server.world.rules;

import org.jspecify.annotations.NullMarked;
