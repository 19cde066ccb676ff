package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;
import emberdelve.server.world.group.LootRule;
import emberdelve.server.world.group.Motion;
import emberdelve.server.world.group.Tally;

import java.util.List;
import java.util.stream.Stream;

/** Groups and followers. */
public sealed interface Company extends WorldEvent {
    Named actor();

    @Override
    default Carry carry() {
        return Carry.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    record Follows(Named actor, Named leader) implements Company {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor, leader);
        }
    }

    record StoppedFollowing(Named actor, Named leader) implements Company {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor, leader);
        }
    }

    /** {@code actor} would follow, and is in a fight. */
    record Stayed(Named actor, Named leader) implements Company {
        @Override
        public List<Named> actors() {
            return List.of(actor, leader);
        }
    }

    record Invited(Named actor, Named guest) implements Company {
        @Override
        public List<Named> actors() {
            return List.of(actor, guest);
        }
    }

    record Declined(Named actor, Named host) implements Company {
        @Override
        public List<Named> actors() {
            return List.of(actor, host);
        }
    }

    record Joined(Named actor) implements Company {}

    record Left(Named actor) implements Company {}

    /** {@code actor} sends {@code member} away. */
    record Expelled(Named actor, Named member) implements Company {
        @Override
        public List<Named> actors() {
            return List.of(actor, member);
        }
    }

    /** {@code actor} ended the group. */
    record Disbanded(Named actor) implements Company {}

    /** {@code actor} says to whom things go from now on. */
    record RuledLoot(Named actor, LootRule rule) implements Company {}

    /** That thing is {@code actor}'s to take, and nobody else's for a while. */
    record Allotted(Named actor, Pile pile) implements Company {}

    /** {@code actor} leads from now on. */
    record Leads(Named actor) implements Company {}

    /** {@code actor} wants the group to decide, within so many seconds. */
    record VoteCalled(Named actor, Motion motion, long seconds) implements Company {
        @Override
        public List<Named> actors() {
            return about(actor, motion);
        }
    }

    /** {@code actor} has voted; how, the others are not told. */
    record VoteCast(Named actor, boolean yes, Tally tally) implements Company {}

    /** What {@code actor} called is decided. */
    record VoteEnded(Named actor, Motion motion, boolean carried, Tally tally) implements Company {
        @Override
        public List<Named> actors() {
            return about(actor, motion);
        }
    }

    /** There is nothing left to decide of what {@code actor} called. */
    record VoteLapsed(Named actor) implements Company {}

    private static List<Named> about(Named actor, Motion motion) {
        return Stream.concat(Stream.of(actor), motion.concerned().stream()).toList();
    }
}
