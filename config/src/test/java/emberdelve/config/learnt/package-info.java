/** Content that is read again equals the content that was kept, and never that of other files. */
@NullMarked
package emberdelve.config.learnt;

import org.jspecify.annotations.NullMarked;
