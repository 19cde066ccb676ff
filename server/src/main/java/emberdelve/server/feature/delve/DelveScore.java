package emberdelve.server.feature.delve;

/**
 * The score of a cleared delve in points, at most 1250 (docs/rules.md R11.12). Pure.
 *
 * @param strength the points for the strength of the delve: 500 if as many went in as it was made
 *     for, up to 750 if fewer did
 * @param time the points for the time: 250 for half of the usual time, none for twice the usual
 *     time
 * @param lives the points for those who lived: 150, and 75 less for each who died
 * @param finds the points for the treasures that lay about: 100 if all were found or there were
 *     none, else a share of 100
 */
public record DelveScore(int strength, int time, int lives, int finds) {
    private static final int STRENGTH = 500;
    private static final int STRENGTH_MAX = 750;
    private static final int TIME = 250;
    private static final int LIVES = 150;
    private static final int LIFE = 75;
    private static final int FINDS = 100;

    /** The usual game time for each monster, in seconds, with its share of walking and resting. */
    private static final int SECONDS_PER_MONSTER = 40;

    /** The facts of a delve when it was cleared. {@code seconds}: the game time that it took. */
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
        // From half of the usual time to twice the usual time, the points fall evenly.
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
