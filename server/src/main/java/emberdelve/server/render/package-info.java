/**
 * Views into lines of text, plain or for a screen reader. Start at {@link
 * emberdelve.server.render.Screen}.
 */
@NullMarked
package emberdelve.server.render;

import org.jspecify.annotations.NullMarked;
