/**
 * Who has come how far, and how they died: the hall of fame. Start at {@link
 * emberdelve.server.fame.Fame}.
 *
 * <p>It keeps and sorts; it knows no words, no session and no store.
 */
@NullMarked
package emberdelve.server.fame;

import org.jspecify.annotations.NullMarked;
