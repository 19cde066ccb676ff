/**
 * Groups: going, deciding and sharing together. Start at {@link
 * emberdelve.server.feature.group.GroupFeature}.
 */
@NullMarked
package emberdelve.server.feature.group;

import org.jspecify.annotations.NullMarked;
