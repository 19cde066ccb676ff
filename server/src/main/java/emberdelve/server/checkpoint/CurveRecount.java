package emberdelve.server.checkpoint;

import emberdelve.config.content.Rules;
import emberdelve.db.Database;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.recount.Recount;
import emberdelve.db.seal.XpCurve;
import emberdelve.server.kernel.Experience;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Instant;
import java.util.Optional;

/**
 * The recount of characters when the curve of levels has changed. Their level and choices stay as
 * they are, and their experience stays the same share of the way through the level (docs/rules.md
 * R4.9).
 *
 * @param before the experience by the old curve
 * @param now the experience by the new curve
 */
public record CurveRecount(Experience before, Experience now) implements Recount {
    private static final Logger LOG = LoggerFactory.getLogger(CurveRecount.class);

    /** The recount between two curves. */
    public static CurveRecount between(XpCurve before, XpCurve now) {
        return new CurveRecount(by(before), by(now));
    }

    /** The rules of experience with that curve; nothing else of them is used here. */
    private static Experience by(XpCurve curve) {
        return new Experience(
                new Rules.Experience(curve.exponent(), curve.factor(), 0, 0, Optional.empty(), 0));
    }

    /**
     * Recounts all stored characters by the curve of the content, if they are counted by another
     * one. Thread: the one that starts, before the game is read.
     */
    public static void bring(Database database, Rules.Experience content, Instant at) {
        var before = database.recounts().curve();
        var now = new XpCurve(content.exponent(), content.factor());
        if (now.equals(before)) return;

        var counted = database.recounts().count(now, between(before, now), at);
        // A new world has nobody whose experience could be counted anew.
        if (counted == 0) return;
        LOG.info(
                "experience: counted by {}, and no more by {}: {} characters",
                now,
                before,
                counted);
    }

    @Override
    public ProgressRow counted(ProgressRow stored) {
        var xp = before.sameShare(stored.xp(), stored.level(), now);
        var given = stored.givenXp();
        return new ProgressRow(
                stored.level(),
                xp,
                stored.xp() == 0 ? given : Experience.scaled(given, stored.xp(), xp),
                stored.choicesLeft());
    }

    @Override
    public long leftBehind(long xp, int level) {
        return before.sameLength(xp, level, now);
    }
}
