/**
 * The measurements of how fast Emberdelve is. {@code command} is the command line; whole players
 * over real sockets are in {@code load}, single parts under JMH in {@code micro}. Nothing in the
 * server knows that it is measured.
 */
@NullMarked
package emberdelve.bench;

import org.jspecify.annotations.NullMarked;
