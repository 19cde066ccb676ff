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
    /** These rules with another pace of the sky. */
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
     * @param weatherLeast the shortest time that one weather lasts
     * @param weatherMost the longest time that one weather lasts
     * @param quiet the least time between two lines about the sky
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
     * The rules by which the time of a zone stops, for a player's turn or because nobody is near
     * (docs/rules.md R1.8).
     *
     * @param turnTimer how long a zone whose time mode is {@code turns} waits for a player
     * @param missedTurns the number of turns in a row that a player may miss before the zone waits
     *     for them no more
     * @param zoneSleeps the time without anybody near after which a zone falls asleep
     */
    public record Pacing(Duration turnTimer, int missedTurns, Duration zoneSleeps) {}

    /**
     * The ways of getting about otherwise than step by step.
     *
     * @param recallTurns the number of turns that somebody stands still before being back in the
     *     refuge
     * @param locksAgain the time after which an unlocked door is shut and locked again
     */
    public record Travel(int recallTurns, Duration locksAgain) {}

    /**
     * The healing outside fights (docs/rules.md R3.4).
     *
     * @param restTicks the ticks out of a fight before healing begins
     * @param everyTicks the ticks between two helpings
     * @param divisor of max hp: one helping is {@code max(1, maxHp / divisor)}
     * @param refugeFactor how many times as much in a refuge
     */
    public record Healing(int restTicks, int everyTicks, int divisor, int refugeFactor) {}

    /**
     * @param goldPercent the percent of a player's purse that stays in the corpse
     * @param xpPercent the percent of the experience won since the player's level began that stays
     *     in the corpse, too
     */
    public record Death(
            Duration corpseDecay, Duration playerCorpseDecay, int goldPercent, int xpPercent) {}

    /**
     * The rules of experience: level L ends when {@code xp > floor(L^exponent × factor)}; a new
     * level heals {@code healPerLevel × level} (docs/rules.md R4).
     *
     * @param perLevel what a kill is worth less for each level of the killer
     * @param killCapPercent the most that one kill gives a player, in percent of the span of their
     *     level; empty for no limit
     * @param groupBonusPercent the percent of its worth that a kill gives in addition for each
     *     further sharer, to all of them together
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
        /** Rules of experience by which the worth of weak monsters does not fade. */
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
     * @param strengthPerLevel the strength that makes one level; 0 if no monster is ever too weak
     * @param levels the number of levels below the killer's at which a kill is worth nothing; at
     *     least 1
     */
    public record Weak(int strengthPerLevel, int levels) {
        public static final Weak NEVER = new Weak(0, 1);
    }

    /**
     * The rules by which characters help one another in fights and share loot.
     *
     * @param guardPercent the percent of the blows at a ward that its guard takes
     * @param lootReserved the time for which only its owner can take loot that a group's rule has
     *     assigned
     */
    public record Teamwork(int guardPercent, Duration lootReserved) {}

    /**
     * The growth that every new level gives a character by itself (docs/rules.md R4.10).
     *
     * @param hp hit points
     * @param hpPerConstitution hit points more or less for each point of the constitution modifier
     * @param pathLevel the level from which a character chooses a path of its class
     */
    public record Growth(int hp, int hpPerConstitution, int pathLevel) {}

    /**
     * The worth of one point of an ability score's modifier (docs/rules.md R2.19).
     *
     * @param strengthDamage the damage added to a wound, in the armed pool
     * @param dexterityDefense the percent added to the chance of each defense die, in the armed
     *     pool
     * @param intelligenceRecovery the percent off the time in which abilities recover
     * @param wisdomHealing the percent added to the hit points that somebody gives back
     */
    public record Scores(
            int strengthDamage, int dexterityDefense, int intelligenceRecovery, int wisdomHealing) {
        /** Ability scores that change nothing of all this. */
        public static final Scores NONE = new Scores(0, 0, 0, 0);
    }

    /**
     * The rules for what can be done in a fight besides striking (docs/rules.md R13).
     *
     * @param menaceLead the least time from when a monster announces a menace until it does it
     * @param menaceRest the time after a menace is due in which nobody on the monster's side in
     *     that room announces another
     * @param stanceLasts the time that somebody stays braced, or ready to dodge
     * @param bracedPercent the percent of a menace's harm that reaches whoever is braced
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
     * @param carriedGrams the most grams that anybody of average strength carries
     * @param gramsPerStrength more or less for each point of the strength modifier
     * @param invitationLasts the time until an invitation to a group lapses
     * @param hirelings most that serve one character at a time
     * @param voteLasts the time until a group's vote is decided by those who have voted
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
