/**
 * Facts into words, held to the rules of how the game reads. Start at {@code NarratorTest}; the
 * facts it tells are in {@code Facts}, the people in {@link emberdelve.server.text.Cast}.
 */
@NullMarked
package emberdelve.server.text;

import org.jspecify.annotations.NullMarked;
