/** What is read again is what was read, and never what was meant by other files. */
@NullMarked
package emberdelve.config.learnt;

import org.jspecify.annotations.NullMarked;
