/**
 * Events into sentences, for one reader in their own person, and views into lines, plain or for a
 * screen reader. Start at {@link emberdelve.server.text.Narrator} and {@link
 * emberdelve.server.text.Renderer}.
 */
@NullMarked
package emberdelve.server.text;

import org.jspecify.annotations.NullMarked;
