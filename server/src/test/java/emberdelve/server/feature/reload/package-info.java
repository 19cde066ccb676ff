/** What becomes of everything when the content changes. */
@NullMarked
package emberdelve.server.feature.reload;

import org.jspecify.annotations.NullMarked;
