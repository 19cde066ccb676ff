/** Groups, as far as they can be tried without a world. */
@NullMarked
package emberdelve.server.world.group;

import org.jspecify.annotations.NullMarked;
