/**
 * Characters as JSON, out of one world and into another or back into the same. Start at {@link
 * emberdelve.db.transfer.Transfers}; {@link emberdelve.db.transfer.CharacterFile} is the form of
 * the file.
 *
 * <p>Whatever comes in is minted in the ledger, so that the sums of the world still fit.
 */
@NullMarked
package emberdelve.db.transfer;

import org.jspecify.annotations.NullMarked;
