package emberdelve.server.model;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.Effect.PassingMind;
import emberdelve.config.content.Melee;
import emberdelve.config.content.Menace;
import emberdelve.config.content.Mirror;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Rank;
import emberdelve.config.content.TriggerSet;

import java.util.List;
import java.util.Optional;

/** What an actor is: a player's character or a monster. */
public sealed interface Nature {
    /** The attack of the actor without weapon and levels. */
    default Melee melee() {
        return switch (this) {
            case PlayerCharacter character -> character.characterClass().melee();
            case Monster monster -> monster.type().melee();
        };
    }

    /** The verb of the actor's unarmed blow, third person. */
    default String blow() {
        return switch (this) {
            case PlayerCharacter _ -> "hits";
            case Monster monster -> monster.type().blow();
        };
    }

    /** The rank in which the actor stands at first. */
    default Rank rank() {
        return switch (this) {
            case PlayerCharacter _ -> Rank.FRONT;
            case Monster monster -> monster.type().habits().rank();
        };
    }

    /** What the actor does now and then in a fight, and shows before. */
    default List<Menace> menaces() {
        return switch (this) {
            case PlayerCharacter _ -> List.of();
            case Monster monster -> monster.type().habits().menaces();
        };
    }

    /** What the actor answers to. */
    default TriggerSet triggers() {
        return switch (this) {
            case PlayerCharacter _ -> TriggerSet.NONE;
            case Monster monster -> monster.type().habits().triggers();
        };
    }

    /** How the actor fights as others do; empty if it does not. */
    default Optional<Mirror> mirror() {
        return switch (this) {
            case PlayerCharacter _ -> Optional.empty();
            case Monster monster -> monster.type().habits().mirror();
        };
    }

    /** Whether the actor lights the room. */
    default boolean shines() {
        return switch (this) {
            case PlayerCharacter _ -> false;
            case Monster monster -> monster.type().habits().shines();
        };
    }

    /** Whether the actor is immune to that passing mind. */
    default boolean isImmuneTo(PassingMind mind) {
        return switch (this) {
            case PlayerCharacter _ -> false;
            case Monster monster -> monster.type().habits().immune().contains(mind);
        };
    }

    /** The statistics that the actor began with; {@code base}: those it was just made with. */
    default BaseStats bornWith(BaseStats base) {
        return switch (this) {
            case PlayerCharacter character -> character.characterClass().stats();
            case Monster _ -> base;
        };
    }

    /**
     * A player's character.
     *
     * @param bornTick when the character was created
     */
    record PlayerCharacter(long accountId, CharacterClass characterClass, long bornTick)
            implements Nature {}

    /** A monster of that type. */
    record Monster(MonsterType type) implements Nature {}
}
