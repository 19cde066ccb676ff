/** The roles, with what each may do, and the ending of the server in order. */
@NullMarked
package emberdelve.server.admin;

import org.jspecify.annotations.NullMarked;
