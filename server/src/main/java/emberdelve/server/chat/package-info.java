/**
 * Talk beyond the room: what was said where, who is away, who may still talk, what was reported.
 * Start at {@link emberdelve.server.chat.Chat}.
 *
 * <p>It keeps and counts; who hears what is decided in {@code world}, and what players type in
 * {@code command}. It knows no session, no wire and no store.
 */
@NullMarked
package emberdelve.server.chat;

import org.jspecify.annotations.NullMarked;
