/**
 * Groups: members travel together, vote, and share loot and experience. Start at {@link
 * emberdelve.server.rule.group.GroupFeature}.
 */
@NullMarked
package emberdelve.server.rule.group;

import org.jspecify.annotations.NullMarked;
