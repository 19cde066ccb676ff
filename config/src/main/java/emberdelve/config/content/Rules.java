package emberdelve.config.content;

import java.time.Duration;
import java.util.Optional;

/** The numbers of the game that are not a monster's, an item's or a class's: {@code rules.yaml}. */
public record Rules(
        RoomId startRoom,
        Combat combat,
        Weights weights,
        int pacesPerStep,
        Pacing pacing,
        Travel travel,
        Healing healing,
        Death death,
        Experience experience,
        LevelOptions levelOptions,
        Growth growth,
        Scores scores,
        Fighting fighting,
        Teamwork teamwork,
        Limits limits,
        Heavens heavens) {
    /** The same with another sky. */
    public Rules withHeavens(Heavens other) {
        return new Rules(
                startRoom,
                combat,
                weights,
                pacesPerStep,
                pacing,
                travel,
                healing,
                death,
                experience,
                levelOptions,
                growth,
                scores,
                fighting,
                teamwork,
                limits,
                other);
    }

    /**
     * The pace of the sky (docs/rules.md R22).
     *
     * @param day of the dungeon, from midnight to midnight
     * @param weatherLeast that one weather lasts
     * @param weatherMost likewise
     * @param quiet between two lines that the sky has told
     */
    public record Heavens(
            Duration day, Duration weatherLeast, Duration weatherMost, Duration quiet) {}

    /**
     * The costs of deeds, in turns (docs/rules.md R1.2).
     *
     * @param handle picking up, dropping, wearing
     */
    public record Weights(double attack, double use, double handle, double move) {}

    /**
     * The passing of time where it does not just run (docs/rules.md R1.8).
     *
     * @param turnTimer how long a zone whose time mode is {@code turns} waits for a player
     * @param missedTurns that a player may let pass in a row before nobody waits for them
     * @param zoneSleeps without anybody near, until a zone falls asleep
     */
    public record Pacing(Duration turnTimer, int missedTurns, Duration zoneSleeps) {}

    /**
     * The ways of getting about otherwise than step by step.
     *
     * @param recallTurns that somebody stands still before being back in the refuge
     * @param locksAgain after so long a door that was unlocked is shut and locked again
     */
    public record Travel(int recallTurns, Duration locksAgain) {}

    /**
     * The healing outside fights (docs/rules.md R3.4).
     *
     * @param restTicks out of a fight before it begins
     * @param everyTicks between two helpings
     * @param divisor of max hp: one helping is {@code max(1, maxHp / divisor)}
     * @param refugeFactor how many times as much in a refuge
     */
    public record Healing(int restTicks, int everyTicks, int divisor, int refugeFactor) {}

    /**
     * @param goldPercent of a player's purse that stays in the corpse
     * @param xpPercent of what a player has won since their level began that stays there, too
     */
    public record Death(
            Duration corpseDecay, Duration playerCorpseDecay, int goldPercent, int xpPercent) {}

    /**
     * The rules of experience: level L ends when {@code xp > floor(L^exponent × factor)}; a new
     * level heals {@code healPerLevel × level} (docs/rules.md R4).
     *
     * @param perLevel what a kill is worth less for each level of the killer
     * @param killCapPercent of the span of their level that one kill gives a player at most; empty
     *     for any part of it
     * @param groupBonusPercent of its worth that a kill gives more for each further sharer, to all
     *     of them together
     * @param weak how kills of the weak fade
     */
    public record Experience(
            double exponent,
            int factor,
            int healPerLevel,
            int perLevel,
            Optional<Integer> killCapPercent,
            int groupBonusPercent,
            Weak weak) {
        /** Numbers by which the weak are worth what they are. */
        public Experience(
                double exponent,
                int factor,
                int healPerLevel,
                int perLevel,
                Optional<Integer> killCapPercent,
                int groupBonusPercent) {
            this(
                    exponent,
                    factor,
                    healPerLevel,
                    perLevel,
                    killCapPercent,
                    groupBonusPercent,
                    Weak.NEVER);
        }
    }

    /**
     * The fading of a kill's worth when it is far below its killer. A level of strength is what
     * somebody of that level is fit for; each level below the killer's takes an equal part of the
     * worth away.
     *
     * @param strengthPerLevel how much strength is a level's; 0 for nobody who is too weak
     * @param levels so many levels below, a kill is worth nothing; at least 1
     */
    public record Weak(int strengthPerLevel, int levels) {
        public static final Weak NEVER = new Weak(0, 1);
    }

    /**
     * The help that somebody has of others in a fight.
     *
     * @param guardPercent of the blows at a ward that its guard takes
     * @param lootReserved for so long only its owner takes what a group's rule gave to them
     */
    public record Teamwork(int guardPercent, Duration lootReserved) {}

    /**
     * The growth that every new level gives a character by itself (docs/rules.md R4.10).
     *
     * @param hp hit points
     * @param hpPerConstitution more or less for each point of the constitution modifier
     * @param pathLevel from which a character chooses the path on which its class goes on
     */
    public record Growth(int hp, int hpPerConstitution, int pathLevel) {}

    /**
     * The worth of one point of an ability score's modifier (docs/rules.md R2.19).
     *
     * @param strengthDamage of a wound, in the armed pool
     * @param dexterityDefense percent of each die of defense, in the armed pool
     * @param intelligenceRecovery percent of the time in which abilities recover
     * @param wisdomHealing percent of the hit points that somebody gives back
     */
    public record Scores(
            int strengthDamage, int dexterityDefense, int intelligenceRecovery, int wisdomHealing) {
        /** Ability scores that change nothing of all this. */
        public static final Scores NONE = new Scores(0, 0, 0, 0);
    }

    /**
     * The rules for what can be done in a fight besides striking (docs/rules.md R13).
     *
     * @param menaceLead from the moment a monster shows what it is about to do, at least
     * @param menaceRest from the moment it is due, while nobody on the monster's side in that room
     *     shows anything
     * @param stanceLasts that somebody stays braced, or ready to dodge
     * @param bracedPercent of a menace's harm that reaches whoever is braced
     * @param partingPercent chance of a blow at whoever walks out of a fight, for each enemy
     */
    public record Fighting(
            Duration menaceLead,
            Duration menaceRest,
            Duration stanceLasts,
            int bracedPercent,
            int partingPercent) {}

    /** The gain of each choice at a new level (docs/rules.md R4.4). */
    public record LevelOptions(int maxHp, int attack, int defense, int vision) {}

    /**
     * @param groupMembers most people in one group
     * @param carriedItems most items one character carries, worn ones included
     * @param carriedGrams that anybody of average strength carries
     * @param gramsPerStrength more or less for each point of the strength modifier
     * @param invitationLasts until an invitation to a group lapses
     * @param hirelings most that serve one character at a time
     * @param voteLasts until a group's vote ends with whoever has voted
     */
    public record Limits(
            int groupMembers,
            int carriedItems,
            int carriedGrams,
            int gramsPerStrength,
            Duration invitationLasts,
            Duration voteLasts,
            int hirelings) {}
}
