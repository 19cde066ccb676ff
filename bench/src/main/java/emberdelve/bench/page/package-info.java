/**
 * The files that a browser reads before somebody can play in it. Start at {@link
 * emberdelve.bench.page.FirstLoad}.
 */
@NullMarked
package emberdelve.bench.page;

import org.jspecify.annotations.NullMarked;
