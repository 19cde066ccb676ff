package emberdelve.server.feature.group;

import emberdelve.server.model.Actor;

import java.util.List;

/** What the leader of a group may do with it, and nobody else. Thread: world. */
public final class Leadership {
    private final Groups groups;
    private final Following following;

    Leadership(Groups groups, Following following) {
        this.groups = groups;
        this.following = following;
    }

    /** The result of a leader's command: DONE, or why it was refused. */
    public enum Result {
        DONE,
        NO_GROUP,
        NOT_LEADER,
        NOT_MEMBER
    }

    /** Sends a member away. */
    public Result expel(Actor leader, Actor member) {
        var result = mayLead(leader, member);
        if (result != Result.DONE) return result;
        if (member == leader) return Result.NOT_MEMBER;

        var group = groups.of(leader).orElseThrow();
        groups.tell(group, new GroupEvent.Expelled(leader.named(), member.named()));
        groups.part(group, member);
        return Result.DONE;
    }

    /** Sets the group's rule for loot. */
    public Result rule(Actor leader, LootRule rule) {
        var result = mayLead(leader, leader);
        if (result != Result.DONE) return result;

        var group = groups.of(leader).orElseThrow();
        group.setLoot(rule);
        groups.changed();
        groups.tell(group, new GroupEvent.RuledLoot(leader.named(), rule));
        return Result.DONE;
    }

    /** Lets another member lead. */
    public Result promote(Actor leader, Actor member) {
        var result = mayLead(leader, member);
        if (result != Result.DONE) return result;

        var group = groups.of(leader).orElseThrow();
        group.lead(member);
        groups.changed();
        groups.tell(group, new GroupEvent.Leads(member.named()));
        return Result.DONE;
    }

    /** Ends the group. */
    public Result disband(Actor leader) {
        var result = mayLead(leader, leader);
        if (result != Result.DONE) return result;

        var group = groups.of(leader).orElseThrow();
        groups.tell(group, new GroupEvent.Disbanded(leader.named()));
        groups.votes().drop(group);
        for (var member : List.copyOf(group.members())) groups.part(group, member);
        return Result.DONE;
    }

    /** Makes all members in the leader's room follow the leader. */
    public Result regroup(Actor leader) {
        var result = mayLead(leader, leader);
        if (result != Result.DONE) return result;

        for (var member : groups.of(leader).orElseThrow().members()) {
            var lags =
                    member != leader
                            && member.isPresent()
                            && member.room() == leader.room()
                            && following.leaderOf(member).filter(at -> at == leader).isEmpty();
            if (lags) following.follow(member, leader);
        }
        return Result.DONE;
    }

    private Result mayLead(Actor leader, Actor member) {
        var group = groups.of(leader);
        if (group.isEmpty()) return Result.NO_GROUP;
        if (group.get().leader() != leader) return Result.NOT_LEADER;
        return groups.of(member).equals(group) ? Result.DONE : Result.NOT_MEMBER;
    }
}
