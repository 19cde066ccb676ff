package emberdelve.server.rule.group;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Events of groups and followers. */
public sealed interface GroupEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    record Follows(Named actor, Named leader) implements GroupEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor, leader);
        }

        @Override
        public Optional<Named> approach() {
            return Optional.of(actor);
        }
    }

    record StoppedFollowing(Named actor, Named leader) implements GroupEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor, leader);
        }

        @Override
        public Optional<Named> approach() {
            return Optional.of(actor);
        }
    }

    /** {@code actor} cannot follow, because it is in a fight. */
    record Stayed(Named actor, Named leader) implements GroupEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, leader);
        }
    }

    record Invited(Named actor, Named guest) implements GroupEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, guest);
        }
    }

    record Declined(Named actor, Named host) implements GroupEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, host);
        }
    }

    record Joined(Named actor) implements GroupEvent {}

    record Left(Named actor) implements GroupEvent {}

    /** {@code actor} expels {@code member}. */
    record Expelled(Named actor, Named member) implements GroupEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, member);
        }
    }

    /** {@code actor} ended the group. */
    record Disbanded(Named actor) implements GroupEvent {}

    /** {@code actor} sets the group's rule for loot. */
    record RuledLoot(Named actor, LootRule rule) implements GroupEvent {}

    /** The allotment of items, which only {@code actor} may take for a while. */
    record Allotted(Named actor, Pile pile) implements GroupEvent {}

    /** {@code actor} is the new leader. */
    record Leads(Named actor) implements GroupEvent {}

    /** {@code actor} calls a vote that ends after that many seconds. */
    record VoteCalled(Named actor, Motion motion, long seconds) implements GroupEvent {
        @Override
        public List<Named> actors() {
            return about(actor, motion);
        }
    }

    /** {@code actor} has voted; the others are not told how. */
    record VoteCast(Named actor, boolean yes, VoteTally tally) implements GroupEvent {}

    /** The vote that {@code actor} called is decided. */
    record VoteEnded(Named actor, Motion motion, boolean carried, VoteTally tally)
            implements GroupEvent {
        @Override
        public List<Named> actors() {
            return about(actor, motion);
        }
    }

    /** The vote that {@code actor} called has no question any more. */
    record VoteLapsed(Named actor) implements GroupEvent {}

    private static List<Named> about(Named actor, Motion motion) {
        return Stream.concat(Stream.of(actor), motion.concerned().stream()).toList();
    }
}
