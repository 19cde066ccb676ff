/**
 * Talk: to a room, to one player, or on a channel; reports to staff, and ignoring players. Start at
 * {@link emberdelve.server.rule.talk.TalkFeature}.
 */
@NullMarked
package emberdelve.server.rule.talk;

import org.jspecify.annotations.NullMarked;
