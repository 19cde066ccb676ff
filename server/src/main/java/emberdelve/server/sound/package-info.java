/**
 * The sounds that players' programs play, reckoned by us: no recording of anybody's. Nothing here
 * knows who hears them, or when.
 */
@NullMarked
package emberdelve.server.sound;

import org.jspecify.annotations.NullMarked;
