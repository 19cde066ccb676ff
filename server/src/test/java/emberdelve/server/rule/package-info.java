/** How tests say which rule they hold. */
@NullMarked
package emberdelve.server.rule;

import org.jspecify.annotations.NullMarked;
