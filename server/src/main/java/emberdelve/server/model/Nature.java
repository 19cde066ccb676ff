package emberdelve.server.model;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.Effect.PassingMind;
import emberdelve.config.content.Melee;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Rank;

/** What an actor is. */
public sealed interface Nature {
    /** What it strikes with, unarmed and not grown. */
    default Melee melee() {
        return switch (this) {
            case PlayerCharacter character -> character.characterClass().melee();
            case Monster monster -> monster.type().melee();
        };
    }

    /** What a blow of it looks like, third person, unarmed. */
    default String blow() {
        return switch (this) {
            case PlayerCharacter _ -> "hits";
            case Monster monster -> monster.type().blow();
        };
    }

    /** Where it stands until it says otherwise. */
    default Rank rank() {
        return switch (this) {
            case PlayerCharacter _ -> Rank.FRONT;
            case Monster monster -> monster.type().habits().rank();
        };
    }

    /** Whether others see by the light it carries. */
    default boolean shines() {
        return switch (this) {
            case PlayerCharacter _ -> false;
            case Monster monster -> monster.type().habits().shines();
        };
    }

    /** Whether that mind never comes over it. */
    default boolean isImmuneTo(PassingMind mind) {
        return switch (this) {
            case PlayerCharacter _ -> false;
            case Monster monster -> monster.type().habits().immune().contains(mind);
        };
    }

    /** The stats it began with; {@code base}: those it was made with just now. */
    default BaseStats bornWith(BaseStats base) {
        return switch (this) {
            case PlayerCharacter character -> character.characterClass().stats();
            case Monster _ -> base;
        };
    }

    /**
     * A player's character.
     *
     * @param bornTick when it was created
     */
    record PlayerCharacter(long accountId, CharacterClass characterClass, long bornTick)
            implements Nature {}

    /** A monster of that type. */
    record Monster(MonsterType type) implements Nature {}
}
