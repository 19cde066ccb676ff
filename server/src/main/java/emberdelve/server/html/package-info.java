/**
 * Markup made of words, for the pages that browsers read. Start at {@link
 * emberdelve.server.html.Html}.
 */
@NullMarked
package emberdelve.server.html;

import org.jspecify.annotations.NullMarked;
