/** Tests of what is counted. */
@NullMarked
package emberdelve.server.metrics;

import org.jspecify.annotations.NullMarked;
