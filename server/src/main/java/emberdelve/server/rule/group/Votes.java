package emberdelve.server.rule.group;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.schedule.Timers;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The open votes of groups: one at a time for each group, with a time limit. Votes are not stored.
 * Thread: world.
 */
final class Votes {
    private final World world;
    private final Groups groups;
    private final Map<Group, Vote> open = new HashMap<>();

    Votes(World world, Groups groups) {
        this.world = world;
        this.groups = groups;
    }

    /** The state of an open vote. */
    public record Standing(Motion motion, VoteTally tally, long ticksLeft) {}

    /** The result of calling a vote: CALLED, or why not. */
    public enum CallResult {
        CALLED,
        NO_GROUP,
        ONE_IS_OPEN,
        YOURSELF,
        LEADS_ALREADY
    }

    /**
     * Calls a vote, and ends it at once when the caller's voice is enough.
     *
     * @param motion the motion; it may concern only a member of the caller's own group
     */
    public CallResult call(Actor caller, Motion motion) {
        var group = groups.of(caller);
        if (group.isEmpty()) return CallResult.NO_GROUP;
        if (open.containsKey(group.get())) return CallResult.ONE_IS_OPEN;
        if (motion instanceof Motion.Expel(var member) && member.id().equals(caller.id()))
            return CallResult.YOURSELF;
        if (motion instanceof Motion.Lead(var member)
                && member.id().equals(group.get().leader().id())) return CallResult.LEADS_ALREADY;

        var lasts = world.rules().limits().voteLasts();
        var end = world.now() + world.ticks(lasts);
        var vote = new Vote(caller, motion, group.get().members(), end);
        open.put(group.get(), vote);
        if (motion instanceof Motion.Ask(var words))
            tell(group.get(), new TalkEvent.ToldGroup(caller.named(), words));
        tell(group.get(), new GroupEvent.VoteCalled(caller.named(), motion, lasts.toSeconds()));
        world.part(Timers.class).at(end, () -> timeIsUp(group.get(), vote));
        settle(group.get());
        return CallResult.CALLED;
    }

    /** The result of casting a vote: COUNTED, or why not. */
    public enum CastResult {
        COUNTED,
        NO_GROUP,
        NONE_OPEN,
        NOT_YOURS
    }

    public CastResult cast(Actor voter, boolean yes) {
        var group = groups.of(voter);
        if (group.isEmpty()) return CastResult.NO_GROUP;
        var vote = open.get(group.get());
        if (vote == null) return CastResult.NONE_OPEN;
        if (!vote.mayVote(voter)) return CastResult.NOT_YOURS;

        vote.cast(voter, yes);
        tell(group.get(), new GroupEvent.VoteCast(voter.named(), yes, vote.tally()));
        settle(group.get());
        return CastResult.COUNTED;
    }

    /** The state of the vote in the actor's group; empty when none is open. */
    public Optional<Standing> standing(Actor actor) {
        return groups.of(actor)
                .flatMap(group -> Optional.ofNullable(open.get(group)))
                .map(vote ->
                        new Standing(vote.motion(), vote.tally(), vote.endTick() - world.now()));
    }

    /** Strikes the vote of a member that has left, and ends a vote about that member. */
    void left(Group group, Actor member) {
        var vote = open.get(group);
        if (vote == null) return;

        vote.strike(member);
        if (vote.concerns(member) || group.members().size() < 2) {
            open.remove(group);
            tell(group, new GroupEvent.VoteLapsed(vote.caller()));
        } else {
            settle(group);
        }
    }

    /** Ends the open vote of a disbanded group without a result. */
    void drop(Group group) {
        open.remove(group);
    }

    private void timeIsUp(Group group, Vote vote) {
        if (open.get(group) == vote) end(group, vote);
    }

    private void settle(Group group) {
        var vote = open.get(group);
        if (vote != null && vote.isSettled()) end(group, vote);
    }

    private void end(Group group, Vote vote) {
        open.remove(group);
        var tally = vote.tally();
        tell(
                group,
                new GroupEvent.VoteEnded(vote.caller(), vote.motion(), tally.isCarried(), tally));
        if (!tally.isCarried()) return;
        switch (vote.motion()) {
            case Motion.Expel(var member) -> groups.sendAway(group, member.id());
            case Motion.Lead(var member) -> groups.letLead(group, member.id());
            case Motion.Ask _ -> {}
        }
    }

    private void tell(Group group, WorldEvent event) {
        for (var member : group.members()) world.tell(member, event);
    }
}
