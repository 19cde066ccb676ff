package emberdelve.db.recount;

import emberdelve.db.character.ProgressRow;
import emberdelve.db.seal.XpCurve;

/** The rule by which experience that was counted by one curve is counted by another. */
public interface Recount {
    /** The rules for any two curves; of one and the same, all stays as it is. */
    interface Between {
        Recount of(XpCurve before, XpCurve now);
    }

    /** The same level, as far on the way through it. */
    ProgressRow counted(ProgressRow stored);

    /** The experience in the corpse of a character that is of that level now. */
    long leftBehind(long xp, int level);
}
