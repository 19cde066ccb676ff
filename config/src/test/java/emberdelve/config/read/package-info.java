/** Tests of the tools for reading files: the order of problems, and each form of a value. */
@NullMarked
package emberdelve.config.read;

import org.jspecify.annotations.NullMarked;
