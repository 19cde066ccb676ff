/**
 * Turns events into sentences for one reader ("you" or a name), and views into lines, plain or for
 * a screen reader. Start at {@link emberdelve.server.text.Narrator} for events and at {@link
 * emberdelve.server.text.Renderer} for views.
 */
@NullMarked
package emberdelve.server.text;

import org.jspecify.annotations.NullMarked;
