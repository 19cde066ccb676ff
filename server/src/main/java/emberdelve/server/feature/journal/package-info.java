/**
 * The journal of what each character has lived through with each kind of monster, and learned of
 * it. Start at {@link emberdelve.server.feature.journal.JournalFeature}.
 */
@NullMarked
package emberdelve.server.feature.journal;

import org.jspecify.annotations.NullMarked;
