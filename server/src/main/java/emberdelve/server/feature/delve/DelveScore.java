package emberdelve.server.feature.delve;

/**
 * The score of a cleared delve, in points of about a thousand (docs/rules.md R11.12). Pure.
 *
 * @param strength for what it was worth to those who went in: 500 when as many went in as it was
 *     made for
 * @param time 250 for whoever takes half of the usual time, nothing for twice of it
 * @param lives 150, and 75 less for each who died
 * @param finds 100, or the part of them that was found of what lay about
 */
public record DelveScore(int strength, int time, int lives, int finds) {
    private static final int STRENGTH = 500;
    private static final int STRENGTH_MAX = 750;
    private static final int TIME = 250;
    private static final int LIVES = 150;
    private static final int LIFE = 75;
    private static final int FINDS = 100;

    /** Usual game time for a monster, its share of the ways and the rests included. */
    private static final int SECONDS_PER_MONSTER = 40;

    /** The facts of a delve when it was cleared. {@code seconds}: of game time. */
    public record Facts(
            int madeFor,
            int wentIn,
            int monsters,
            long seconds,
            int deaths,
            int treasures,
            int found) {}

    static DelveScore of(Facts facts) {
        var strength = STRENGTH * facts.madeFor() / Math.max(1, facts.wentIn());
        var usual = (long) SECONDS_PER_MONSTER * Math.max(1, facts.monsters());
        // From half of the usual time to twice of it, the points fall evenly.
        var time = TIME * (4 * usual - 2 * facts.seconds()) / (3 * usual);
        var finds = facts.treasures() == 0 ? FINDS : FINDS * facts.found() / facts.treasures();
        return new DelveScore(
                Math.min(strength, STRENGTH_MAX),
                Math.clamp(time, 0, TIME),
                Math.max(0, LIVES - LIFE * facts.deaths()),
                finds);
    }

    public int sum() {
        return strength + time + lives + finds;
    }
}
