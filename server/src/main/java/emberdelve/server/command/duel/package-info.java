/**
 * Asking for a duel, and what is typed in one. Start at {@link
 * emberdelve.server.command.duel.DuelCommand}, which reads the words; agreeing to a duel is {@code
 * accept}, which groups have, too.
 */
@NullMarked
package emberdelve.server.command.duel;

import org.jspecify.annotations.NullMarked;
