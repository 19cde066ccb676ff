/**
 * Content as it was read and checked, kept for later starts of the same program: who has the same
 * files has the same content.
 */
@NullMarked
package emberdelve.config.learnt;

import org.jspecify.annotations.NullMarked;
