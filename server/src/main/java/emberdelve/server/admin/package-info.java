/** Who may do what, and ending the server in order. */
@NullMarked
package emberdelve.server.admin;

import org.jspecify.annotations.NullMarked;
