/**
 * The lives of things that are worth tracing: who made, found, sold and lost them. Start at {@link
 * emberdelve.server.feature.trace.TraceFeature}.
 */
@NullMarked
package emberdelve.server.feature.trace;

import org.jspecify.annotations.NullMarked;
