/** Tests of the module as a whole. */
@NullMarked
package emberdelve.bench;

import org.jspecify.annotations.NullMarked;
