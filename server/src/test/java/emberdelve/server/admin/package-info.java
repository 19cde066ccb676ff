/** Tests of roles and orders. */
@NullMarked
package emberdelve.server.admin;

import org.jspecify.annotations.NullMarked;
