/**
 * The roles, with what each may do, the ending of the server in order, and the count of how far
 * newcomers come.
 */
@NullMarked
package emberdelve.server.admin;

import org.jspecify.annotations.NullMarked;
