/**
 * Events that staff watch as they happen, such as log-ins and deaths. Start at {@link
 * emberdelve.server.feature.watch.WatchFeature}.
 */
@NullMarked
package emberdelve.server.feature.watch;

import org.jspecify.annotations.NullMarked;
