package emberdelve.db.recount;

import emberdelve.db.character.ProgressRow;
import emberdelve.db.seal.XpCurve;

/** The rule by which experience that was counted by one curve is counted by another. */
public interface Recount {
    /** The rules for any two curves; from a curve to itself, nothing changes. */
    interface Between {
        Recount of(XpCurve before, XpCurve now);
    }

    /** Counts the progress anew: at the same level, and as far on the way through it. */
    ProgressRow counted(ProgressRow stored);

    /** Counts the experience in a corpse anew, whose owner is of that level now. */
    long leftBehind(long xp, int level);
}
