package emberdelve.server.feature.group;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.stream.Stream;

/** Groups and followers. */
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
    }

    /** {@code actor} would follow, and is in a fight. */
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

    /** {@code actor} sends {@code member} away. */
    record Expelled(Named actor, Named member) implements GroupEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, member);
        }
    }

    /** {@code actor} ended the group. */
    record Disbanded(Named actor) implements GroupEvent {}

    /** {@code actor} says to whom things go from now on. */
    record RuledLoot(Named actor, LootRule rule) implements GroupEvent {}

    /** That thing is {@code actor}'s to take, and nobody else's for a while. */
    record Allotted(Named actor, Pile pile) implements GroupEvent {}

    /** {@code actor} leads from now on. */
    record Leads(Named actor) implements GroupEvent {}

    /** {@code actor} wants the group to decide, within so many seconds. */
    record VoteCalled(Named actor, Motion motion, long seconds) implements GroupEvent {
        @Override
        public List<Named> actors() {
            return about(actor, motion);
        }
    }

    /** {@code actor} has voted; how, the others are not told. */
    record VoteCast(Named actor, boolean yes, VoteTally tally) implements GroupEvent {}

    /** What {@code actor} called is decided. */
    record VoteEnded(Named actor, Motion motion, boolean carried, VoteTally tally)
            implements GroupEvent {
        @Override
        public List<Named> actors() {
            return about(actor, motion);
        }
    }

    /** There is nothing left to decide of what {@code actor} called. */
    record VoteLapsed(Named actor) implements GroupEvent {}

    private static List<Named> about(Named actor, Motion motion) {
        return Stream.concat(Stream.of(actor), motion.concerned().stream()).toList();
    }
}
