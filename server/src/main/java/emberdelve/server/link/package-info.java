/**
 * What crosses threads: {@link emberdelve.server.link.Input} into the world through the one {@link
 * emberdelve.server.link.Inbox}, {@link emberdelve.server.link.Heard} out of it through the {@link
 * emberdelve.server.link.Outbox} to each {@link emberdelve.server.link.Link}. All of it is
 * immutable.
 *
 * <p>Nothing here knows the game that runs the inputs, nor the sessions that send them.
 */
@NullMarked
package emberdelve.server.link;

import org.jspecify.annotations.NullMarked;
