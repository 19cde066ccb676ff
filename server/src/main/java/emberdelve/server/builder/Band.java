package emberdelve.server.builder;

import emberdelve.config.content.Standing;

/**
 * The limits of the shares of fights won and of hit points lost, for fights that are as hard as
 * they are meant to be.
 *
 * @param won the least share of fights won, 0..1
 * @param wonMost the greatest share of fights won
 * @param lost the least share of hit points lost
 * @param lostMost the greatest share of hit points lost
 */
record Band(double won, double wonMost, double lost, double lostMost) {
    private static final Band SLIGHT = new Band(0.97, 1, 0, 0.10);
    private static final Band ORDINARY = new Band(0.97, 1, 0.10, 0.35);
    private static final Band ELITE = new Band(0.85, 0.95, 0, 1);
    private static final Band BOSS = new Band(0.60, 0.90, 0, 1);

    /** The verdict on fights, which compares them with their band. */
    enum Verdict {
        IN_BAND("in band"),
        TOO_HARD("too hard"),
        TOO_EASY("too easy");

        private final String word;

        Verdict(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    static Band of(Standing standing) {
        return switch (standing) {
            case SLIGHT -> SLIGHT;
            case ORDINARY -> ORDINARY;
            case ELITE -> ELITE;
            case BOSS -> BOSS;
        };
    }

    Verdict judge(double wonShare, double lostShare) {
        if (wonShare < won || lostShare > lostMost) return Verdict.TOO_HARD;
        if (wonShare > wonMost || lostShare < lost) return Verdict.TOO_EASY;
        return Verdict.IN_BAND;
    }
}
