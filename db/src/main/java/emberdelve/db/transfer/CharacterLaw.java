package emberdelve.db.transfer;

import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.CharacterFile.Exported;

import java.util.List;

/**
 * The rules of the game for a character, beyond what its rows ask for. They are the same for
 * characters that are imported and for those that are stored.
 */
public interface CharacterLaw {
    /**
     * The faults of a character: values that play cannot give it.
     *
     * @param curve the curve by which its experience is counted
     * @return a line {@code path: value (expected: …)} for each fault, with its path in an export;
     *     empty if all is well
     */
    List<String> faults(Exported its, XpCurve curve);
}
