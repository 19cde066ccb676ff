package emberdelve.db.transfer;

import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.CharacterFile.Exported;

import java.util.List;

/**
 * The rules of the game for a character, beyond what its rows ask for. One and the same for what is
 * imported and for what is stored.
 */
public interface CharacterLaw {
    /**
     * The faults of a character, which play cannot give.
     *
     * @param curve by which its experience is counted
     * @return {@code path: value (expected: …)} each, by its place in an export; empty if all is
     *     well
     */
    List<String> faults(Exported its, XpCurve curve);
}
