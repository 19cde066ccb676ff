/** The server as a whole; each package's tests are beside it. */
@NullMarked
package emberdelve.server;

import org.jspecify.annotations.NullMarked;
