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

/** The nature of an actor: a player's character or a monster. */
public sealed interface Nature {
    /** The attack of the actor without weapon and levels. */
    Melee melee();

    /** The verb of the actor's unarmed blow, third person. */
    String blow();

    /** The rank in which the actor stands at first. */
    Rank rank();

    /** The menaces of the actor: what it does now and then in a fight, and shows before. */
    List<Menace> menaces();

    /** The triggers that the actor answers to. */
    TriggerSet triggers();

    /** The mirror by which the actor fights as its opponent does; empty if it does not. */
    Optional<Mirror> mirror();

    /** Whether the actor lights the room. */
    boolean shines();

    /** Whether the actor is immune to that passing mind. */
    boolean isImmuneTo(PassingMind mind);

    /** The statistics that the actor began with; {@code base}: those it was just made with. */
    BaseStats bornWith(BaseStats base);

    /**
     * A player's character.
     *
     * @param bornTick the tick in which the character was created
     */
    record PlayerCharacter(long accountId, CharacterClass characterClass, long bornTick)
            implements Nature {
        @Override
        public Melee melee() {
            return characterClass.melee();
        }

        @Override
        public String blow() {
            return "hits";
        }

        @Override
        public Rank rank() {
            return Rank.FRONT;
        }

        @Override
        public List<Menace> menaces() {
            return List.of();
        }

        @Override
        public TriggerSet triggers() {
            return TriggerSet.NONE;
        }

        @Override
        public Optional<Mirror> mirror() {
            return Optional.empty();
        }

        @Override
        public boolean shines() {
            return false;
        }

        @Override
        public boolean isImmuneTo(PassingMind mind) {
            return false;
        }

        @Override
        public BaseStats bornWith(BaseStats base) {
            return characterClass.stats();
        }
    }

    /** A monster of that type. */
    record Monster(MonsterType type) implements Nature {
        @Override
        public Melee melee() {
            return type.melee();
        }

        @Override
        public String blow() {
            return type.blow();
        }

        @Override
        public Rank rank() {
            return type.habits().rank();
        }

        @Override
        public List<Menace> menaces() {
            return type.habits().menaces();
        }

        @Override
        public TriggerSet triggers() {
            return type.habits().triggers();
        }

        @Override
        public Optional<Mirror> mirror() {
            return type.habits().mirror();
        }

        @Override
        public boolean shines() {
            return type.habits().shines();
        }

        @Override
        public boolean isImmuneTo(PassingMind mind) {
            return type.habits().immune().contains(mind);
        }

        @Override
        public BaseStats bornWith(BaseStats base) {
            return base;
        }
    }
}
