/**
 * The lag of the dungeon: how long its ticks take, and which deeds make them long. The world's
 * thread measures; what it publishes is immutable and may be read by any thread.
 */
@NullMarked
package emberdelve.server.lag;

import org.jspecify.annotations.NullMarked;
