/** Tests of the admin port. */
@NullMarked
package emberdelve.server.adminport;

import org.jspecify.annotations.NullMarked;
