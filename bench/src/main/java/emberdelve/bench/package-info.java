/**
 * How fast Emberdelve is. Whole players over real sockets are in {@code load}, single parts under
 * JMH in {@code micro}; nothing in the server knows that it is measured.
 */
@NullMarked
package emberdelve.bench;

import org.jspecify.annotations.NullMarked;
