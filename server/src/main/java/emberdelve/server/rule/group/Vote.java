package emberdelve.server.rule.group;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Named;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An open vote. Thread: world. */
final class Vote {
    private final Actor caller;
    private final Motion motion;
    private final long endTick;
    private final Set<Actor> voters;
    private final Map<Actor, Boolean> cast = new HashMap<>();

    /**
     * @param members the present members of the group; later members have no vote
     * @param endTick the world's tick in which the vote ends
     */
    Vote(Actor caller, Motion motion, List<Actor> members, long endTick) {
        this.caller = caller;
        this.motion = motion;
        this.endTick = endTick;
        this.voters = new LinkedHashSet<>(members);
        if (motion instanceof Motion.Expel) voters.removeIf(this::concerns);
        // The caller of a motion has voted for it; somebody who asks a question has not answered
        // it.
        if (!(motion instanceof Motion.Ask)) cast.put(caller, true);
    }

    Named caller() {
        return caller.named();
    }

    Motion motion() {
        return motion;
    }

    long endTick() {
        return endTick;
    }

    boolean mayVote(Actor actor) {
        return voters.contains(actor);
    }

    /** Counts the actor's vote, in the place of an earlier one. */
    void cast(Actor voter, boolean yes) {
        cast.put(voter, yes);
    }

    /** Takes out the vote of an actor that has left the group. */
    void strike(Actor actor) {
        voters.remove(actor);
        cast.remove(actor);
    }

    /** Whether the vote is about that actor. */
    boolean concerns(Actor actor) {
        return motion.concerned().stream().anyMatch(each -> each.id().equals(actor.id()));
    }

    VoteTally tally() {
        var yes = (int) cast.values().stream().filter(each -> each).count();
        return new VoteTally(yes, cast.size() - yes, voters.size() - cast.size());
    }

    /** Whether no further vote can change the result. */
    boolean isSettled() {
        var tally = tally();
        return switch (motion) {
            case Motion.Expel _, Motion.Lead _ -> tally.isCarried() || tally.isLost();
            case Motion.Ask _ -> tally.open() == 0;
        };
    }
}
