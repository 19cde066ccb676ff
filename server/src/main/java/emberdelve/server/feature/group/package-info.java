/**
 * Groups: members travel together, vote, and share loot and experience. Start at {@link
 * emberdelve.server.feature.group.GroupFeature}.
 */
@NullMarked
package emberdelve.server.feature.group;

import org.jspecify.annotations.NullMarked;
