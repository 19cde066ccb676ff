/**
 * Who may not talk, act or come in. Start at {@link emberdelve.db.sanction.SanctionRow}. It knows
 * no clock: what has ended is taken out by whoever does.
 */
@NullMarked
package emberdelve.db.sanction;

import org.jspecify.annotations.NullMarked;
