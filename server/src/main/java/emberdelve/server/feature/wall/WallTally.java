package emberdelve.server.feature.wall;

import emberdelve.db.row.Require;

/**
 * The tally of what one character has done in one week.
 *
 * @param kills the kills that taught something
 * @param xp the experience earned by play
 * @param lanterns the number of lanterns lit
 * @param delve the id of the best delve that the character cleared; 0 for none
 * @param site the name of that delve
 * @param delveWorth the worth of the delve for each character that went in
 * @param delveSeconds the seconds that the delve took
 */
public record WallTally(
        long kills,
        long xp,
        long lanterns,
        long delve,
        String site,
        long delveWorth,
        long delveSeconds) {
    static final WallTally NONE = new WallTally(0, 0, 0, 0, "", 0, 0);

    public WallTally {
        Require.natural("kills", kills);
        Require.natural("xp", xp);
        Require.natural("lanterns", lanterns);
        Require.natural("delve", delve);
        Require.text("site", site, Require.WORD_MAX_CHARS);
        Require.natural("delve_worth", delveWorth);
        Require.natural("delve_seconds", delveSeconds);
    }

    WallTally killed() {
        return new WallTally(kills + 1, xp, lanterns, delve, site, delveWorth, delveSeconds);
    }

    WallTally earned(long more) {
        return new WallTally(kills, xp + more, lanterns, delve, site, delveWorth, delveSeconds);
    }

    WallTally lit() {
        return new WallTally(kills, xp, lanterns + 1, delve, site, delveWorth, delveSeconds);
    }

    /**
     * The tally with that delve, if it is better than the one before: worth more, or as much and
     * quicker.
     */
    WallTally cleared(long id, String name, long worth, long seconds) {
        var isBetter =
                delve == 0 || worth > delveWorth || (worth == delveWorth && seconds < delveSeconds);
        return isBetter ? new WallTally(kills, xp, lanterns, id, name, worth, seconds) : this;
    }
}
