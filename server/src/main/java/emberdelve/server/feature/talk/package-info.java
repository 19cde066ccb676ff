/**
 * Talk: to a room, to one player, or on a channel; reports to staff, and ignoring players. Start at
 * {@link emberdelve.server.feature.talk.TalkFeature}.
 */
@NullMarked
package emberdelve.server.feature.talk;

import org.jspecify.annotations.NullMarked;
