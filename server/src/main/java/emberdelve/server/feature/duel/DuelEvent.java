package emberdelve.server.feature.duel;

import emberdelve.config.content.Message;
import emberdelve.config.content.Saga;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Duels. Who plays a barbarian bears its name in them, with their own id: so they are "you" to
 * themselves, and the barbarian to all others. What is told in one of several ways brings the
 * message that chance chose.
 */
public sealed interface DuelEvent extends WorldEvent {
    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    /** What only the two of them are told, each where they are. */
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
     * A duel was asked for.
     *
     * @param groups whether it is for the groups of both
     * @param seconds until it lapses
     */
    record Challenged(Named challenger, Named challenged, boolean groups, long seconds)
            implements Answerable {}

    record Declined(Named challenger, Named challenged) implements Answerable {}

    /** Nobody answered. */
    record Lapsed(Named challenger, Named challenged) implements Answerable {}

    /**
     * A part of the story.
     *
     * @param players who fight in it: they are told more than others
     */
    record Told(
            Saga.Moment moment,
            Message message,
            List<Named> actors,
            Map<String, String> arguments,
            List<ActorId> players)
            implements DuelEvent {}

    /** {@code player}: who plays the barbarian, under their own name; empty for a stranger. */
    record Entered(Optional<Named> player, Named as, Barbarian barbarian) implements DuelEvent {
        @Override
        public List<Named> actors() {
            return List.of(player.orElse(as));
        }
    }

    /**
     * To one who fights: the first round can begin.
     *
     * @param seconds until it begins by itself
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

    /** Everybody's initiative, the highest first. */
    record Rolled(List<Initiative> order, List<ActorId> players) implements DuelEvent {
        @Override
        public List<Named> actors() {
            return order.stream().map(Initiative::who).toList();
        }
    }

    /** {@code sum}: 1d6 and the DEX modifier. */
    record Initiative(Named who, int sum) {}

    /**
     * One blow.
     *
     * @param how message, its values and who fights
     * @param roll of the d20
     * @param needed on it, the STR modifier reckoned in
     * @param condition how the target looks afterwards; empty when as before
     * @param hp what the target has left
     * @param hpMax and had at the beginning
     */
    record Struck(Told how, int roll, int needed, Optional<Condition> condition, int hp, int hpMax)
            implements DuelEvent {
        @Override
        public List<Named> actors() {
            return how.actors();
        }
    }

    /** One left the duel before its end. {@code actor}: under their own name. */
    record GaveUp(Named actor, Why why) implements DuelEvent {
        /** What was in the way of it. */
        public enum Why {
            YIELDED,
            WALKED_AWAY,
            /** A fight, or a wound, that was no story. */
            FOUGHT,
            /** Neither here nor at a terminal. */
            GONE
        }

        @Override
        public List<Named> actors() {
            return List.of(actor);
        }
    }

    /** It is over, and nobody has won, as one side has given up. */
    record BrokenOff() implements DuelEvent {
        @Override
        public List<Named> actors() {
            return List.of();
        }
    }

    /**
     * It is over.
     *
     * @param winner the first of the winners, a player under their own name
     * @param winners ids of all of them
     */
    record Won(Named winner, List<ActorId> winners) implements DuelEvent {
        @Override
        public List<Named> actors() {
            return List.of(winner);
        }
    }
}
