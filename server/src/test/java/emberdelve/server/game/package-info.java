/** Tests of the world's clockwork. */
@NullMarked
package emberdelve.server.game;

import org.jspecify.annotations.NullMarked;
