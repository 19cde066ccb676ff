/**
 * The services that start with the server and stop with it. Start at {@link
 * emberdelve.server.lifecycle.Services}; it knows no part by name.
 */
@NullMarked
package emberdelve.server.lifecycle;

import org.jspecify.annotations.NullMarked;
