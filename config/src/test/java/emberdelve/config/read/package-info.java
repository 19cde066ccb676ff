/** What the tools for reading files find wrong is told in order, and of one value all forms. */
@NullMarked
package emberdelve.config.read;

import org.jspecify.annotations.NullMarked;
