package emberdelve.server.feature.duel;

import emberdelve.config.content.Feat.Measure;
import emberdelve.config.content.Message;
import emberdelve.config.content.Saga;
import emberdelve.server.model.Achievement;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Events of duels. They name a player by the barbarian's name with the player's own id: the player
 * reads "you", and all others read the barbarian's name. An event that can be told in several ways
 * carries the message that was chosen at random.
 */
public sealed interface DuelEvent extends WorldEvent {
    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    /**
     * Never, because duelists are told more than those who watch, even if the event does not name
     * them.
     */
    @Override
    default boolean isToldAlike() {
        return false;
    }

    /** News for the challenger and the challenged alone, wherever each is. */
    sealed interface Answerable extends DuelEvent {
        Named challenger();

        Named challenged();

        @Override
        default Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        default List<Named> actors() {
            return List.of(challenger(), challenged());
        }
    }

    /**
     * The challenge of somebody to a duel.
     *
     * @param groups whether the groups of both are to fight
     * @param seconds the time until the challenge lapses
     */
    record Challenged(Named challenger, Named challenged, boolean groups, long seconds)
            implements Answerable {}

    record Declined(Named challenger, Named challenged) implements Answerable {}

    /** The challenge was not answered in time. */
    record Lapsed(Named challenger, Named challenged) implements Answerable {}

    /**
     * A part of the story.
     *
     * @param players the players in the duel, who are told more than others
     */
    record Told(
            Saga.Moment moment,
            Message message,
            List<Named> actors,
            Map<String, String> arguments,
            List<ActorId> players)
            implements DuelEvent {}

    /**
     * The news of who takes part. {@code player}: the player of the barbarian, under the
     * character's own name; empty for a stranger.
     */
    record Entered(Optional<Named> player, Named as, Barbarian barbarian) implements DuelEvent {
        @Override
        public List<Named> actors() {
            return List.of(player.orElse(as));
        }
    }

    /**
     * The news to a player in the duel that the first round can begin.
     *
     * @param seconds the time until the round begins by itself
     */
    record Ready(Named actor, long seconds) implements DuelEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor);
        }
    }

    /** The initiative of all duelists, the highest first. */
    record Rolled(List<Initiative> order, List<ActorId> players) implements DuelEvent {
        @Override
        public List<Named> actors() {
            return order.stream().map(Initiative::who).toList();
        }
    }

    /** The initiative of a duelist. {@code sum}: 1d6 plus the DEX modifier. */
    record Initiative(Named who, int sum) {}

    /**
     * One blow.
     *
     * @param how the message, its values, and the players in the duel
     * @param roll the roll of the d20
     * @param needed the lowest roll that hits, with the STR modifier reckoned in
     * @param condition the target's new condition; empty if it has not changed
     * @param hp the target's hit points after the blow
     * @param hpMax the target's hit points at the beginning
     */
    record Struck(Told how, int roll, int needed, Optional<Condition> condition, int hp, int hpMax)
            implements DuelEvent {
        @Override
        public List<Named> actors() {
            return how.actors();
        }
    }

    /**
     * The news that a player left the duel before its end. {@code actor}: the player, under the
     * character's own name.
     */
    record GaveUp(Named actor, Why why) implements DuelEvent {
        /** The reason why a player leaves a duel before its end. */
        public enum Why {
            YIELDED,
            WALKED_AWAY,
            /** The player is in a real fight, or has been in one since the duel began. */
            FOUGHT,
            /** The player has left the dungeon, or lost the link. */
            GONE
        }

        @Override
        public List<Named> actors() {
            return List.of(actor);
        }
    }

    /** The duel is over without a winner, because a side has given up. */
    record BrokenOff() implements DuelEvent {
        @Override
        public List<Named> actors() {
            return List.of();
        }
    }

    /**
     * The end of a duel.
     *
     * @param winner the first of the winners; a player under the character's own name
     * @param winners the ids of all winners
     */
    record Won(Named winner, List<ActorId> winners) implements DuelEvent, Achievement {
        @Override
        public List<Measure> measures() {
            return List.of(Measure.DUELS);
        }

        @Override
        public List<ActorId> achievers() {
            return winners;
        }

        @Override
        public List<Named> actors() {
            return List.of(winner);
        }
    }
}
