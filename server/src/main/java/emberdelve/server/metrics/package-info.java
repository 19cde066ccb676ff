/**
 * The counts of what happens on the wire and at the door, since the server started. Those who see
 * it count it here; the admin port shows it.
 */
@NullMarked
package emberdelve.server.metrics;

import org.jspecify.annotations.NullMarked;
