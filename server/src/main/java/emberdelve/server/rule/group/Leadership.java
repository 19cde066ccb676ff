package emberdelve.server.rule.group;

import emberdelve.server.model.Actor;

import java.util.List;
import java.util.function.Consumer;

/** The rights of a group's leader, which nobody else has. Thread: world. */
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
        if (member == leader && mayLead(leader, member) == Result.DONE) return Result.NOT_MEMBER;
        return lead(
                leader,
                member,
                group -> {
                    groups.tell(group, new GroupEvent.Expelled(leader.named(), member.named()));
                    groups.part(group, member);
                });
    }

    /** Sets the group's rule for loot. */
    public Result rule(Actor leader, LootRule rule) {
        return lead(
                leader,
                leader,
                group -> {
                    group.setLoot(rule);
                    groups.changed();
                    groups.tell(group, new GroupEvent.RuledLoot(leader.named(), rule));
                });
    }

    /** Lets another member lead. */
    public Result promote(Actor leader, Actor member) {
        return lead(
                leader,
                member,
                group -> {
                    group.lead(member);
                    groups.changed();
                    groups.tell(group, new GroupEvent.Leads(member.named()));
                });
    }

    /** Ends the group. */
    public Result disband(Actor leader) {
        return lead(
                leader,
                leader,
                group -> {
                    groups.tell(group, new GroupEvent.Disbanded(leader.named()));
                    groups.votes().drop(group);
                    for (var member : List.copyOf(group.members())) groups.part(group, member);
                });
    }

    /** Makes all members in the leader's room follow the leader. */
    public Result regroup(Actor leader) {
        return lead(
                leader,
                leader,
                group -> {
                    for (var member : group.members())
                        if (lagsBehind(member, leader)) following.follow(member, leader);
                });
    }

    private boolean lagsBehind(Actor member, Actor leader) {
        return member != leader
                && member.isPresent()
                && member.room() == leader.room()
                && following.leaderOf(member).filter(at -> at == leader).isEmpty();
    }

    /** Does the deed with the group, if {@code leader} leads it and {@code member} is in it. */
    private Result lead(Actor leader, Actor member, Consumer<Group> deed) {
        var result = mayLead(leader, member);
        if (result == Result.DONE) groups.of(leader).ifPresent(deed);
        return result;
    }

    private Result mayLead(Actor leader, Actor member) {
        var group = groups.of(leader);
        if (group.isEmpty()) return Result.NO_GROUP;
        if (group.get().leader() != leader) return Result.NOT_LEADER;
        return groups.of(member).equals(group) ? Result.DONE : Result.NOT_MEMBER;
    }
}
