/** Tests of the hall of fame. */
@NullMarked
package emberdelve.server.fame;

import org.jspecify.annotations.NullMarked;
