/** Visitors of a server's first, short life, from which the JVM learns how to let players in. */
@NullMarked
package emberdelve.server.rehearsal;

import org.jspecify.annotations.NullMarked;
