/** The rules as tables and enumerations, without a world. */
@NullMarked
package emberdelve.server.world.rules;

import org.jspecify.annotations.NullMarked;
