/**
 * Talk: words to a room, a group, one other, or a channel. Start at {@link
 * emberdelve.server.feature.talk.TalkFeature}.
 */
@NullMarked
package emberdelve.server.feature.talk;

import org.jspecify.annotations.NullMarked;
