/**
 * Benchmarks of what the Telnet library keeps to itself: they stand in its package, because a
 * public decoder would be a promise to everybody for the sake of a stop-watch.
 */
@NullMarked
package emberdelve.protocol.telnet;

import org.jspecify.annotations.NullMarked;
