package emberdelve.server.feature.group;

import emberdelve.config.content.Rank;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Groups, invitations to groups, and followers. Thread: world. */
public final class Groups {
    /** How long a group keeps the place of an absent member (docs/rules.md R4.7). */
    public static final Duration PLACE_KEPT = Duration.ofMinutes(10);

    private final World world;
    private final Marks<GroupPlace> marks;
    private final Reunions reunions;
    private final Votes votes;
    private long lastNumber;
    private final Map<Actor, Group> groups = new HashMap<>();
    private final Map<Actor, Actor> leaders = new LinkedHashMap<>();
    private final Map<Actor, Invitation> invitations = new HashMap<>();

    public Groups(World world) {
        this.world = world;
        marks = world.changes().of(GroupPlace.class);
        this.reunions = new Reunions(world);
        this.votes = new Votes(world, this);
    }

    private record Invitation(Actor host, long lapsesTick) {}

    public Optional<Group> of(Actor actor) {
        return Optional.ofNullable(groups.get(actor));
    }

    /** The places of all members by id, those of absent members included. */
    private Map<Long, GroupPlace> places() {
        var places = new LinkedHashMap<>(reunions.kept());
        for (var entry : groups.entrySet()) {
            var member = entry.getKey();
            var group = entry.getValue();
            var place = group.members().indexOf(member) + 1;
            places.put(
                    member.id().value(),
                    new GroupPlace(group.number(), place, member.rank(), group.loot(), 0));
        }
        return places;
    }

    /** Marks that a member's group or place has changed. */
    private void changed() {
        marks.all(this::places);
    }

    /** Sets the actor's rank in fights. */
    public void stand(Actor actor, Rank rank) {
        actor.setRank(rank);
        changed();
    }

    /** Keeps a place for an absent member. */
    public void expect(ActorId member, GroupPlace place) {
        reunions.expect(member, place);
        lastNumber = Math.max(lastNumber, place.group());
    }

    /** Puts a member who came back after a restart into its group again, if the group exists. */
    public void cameBack(Actor actor) {
        var place = reunions.placeOf(actor);
        changed();
        if (place.isEmpty() || groups.containsKey(actor)) return;

        actor.setRank(place.get().rank());
        var number = place.get().group();
        var known = groups.values().stream().filter(each -> each.number() == number).findFirst();
        var back = reunions.back(number);
        if (known.isEmpty() && back.size() < 2) return;

        var group = known.orElseGet(() -> new Group(back.getFirst(), number));
        for (var member : back) {
            if (!group.members().contains(member)) group.add(member);
            groups.put(member, group);
            reunions.forget(member);
        }
        if (known.isEmpty()) group.setLoot(place.get().loot());
        if (place.get().place() == 1) group.lead(actor);
        tellGroup(group, new GroupEvent.Joined(actor.named()));
    }

    /** The actor's group, or the actor alone. */
    public List<Actor> companionsOf(Actor actor) {
        return of(actor).map(group -> List.copyOf(group.members())).orElse(List.of(actor));
    }

    public boolean areTogether(Actor one, Actor other) {
        return one == other || (groups.get(one) != null && groups.get(one) == groups.get(other));
    }

    /** The result of inviting; only INVITED changes anything. */
    public enum InviteResult {
        INVITED,
        YOURSELF,
        NOT_LEADER,
        HAS_GROUP,
        FULL
    }

    public InviteResult invite(Actor host, Actor guest) {
        if (host == guest) return InviteResult.YOURSELF;
        if (groups.containsKey(guest)) return InviteResult.HAS_GROUP;
        var group = of(host);
        if (group.isPresent() && group.get().leader() != host) return InviteResult.NOT_LEADER;
        if (isFull(group)) return InviteResult.FULL;

        var lapses = world.now() + world.ticks(world.rules().limits().invitationLasts());
        invitations.put(guest, new Invitation(host, lapses));
        var event = new GroupEvent.Invited(host.named(), guest.named());
        world.tell(host, event);
        world.tell(guest, event);
        return InviteResult.INVITED;
    }

    /** The result of answering an invitation. */
    public enum AnswerResult {
        DONE,
        NOT_INVITED,
        FULL
    }

    /** The tick of the invitation that waits for the guest's answer; empty when none does. */
    public OptionalLong invitedTick(Actor guest) {
        var invitation = invitations.get(guest);
        if (invitation == null || host(guest).isEmpty()) return OptionalLong.empty();
        var lasts = world.ticks(world.rules().limits().invitationLasts());
        return OptionalLong.of(invitation.lapsesTick() - lasts);
    }

    public AnswerResult accept(Actor guest) {
        var host = host(guest);
        if (host.isEmpty()) return AnswerResult.NOT_INVITED;
        if (isFull(of(host.get()))) return AnswerResult.FULL;

        invitations.remove(guest);
        leave(guest);
        reunions.forget(guest);
        var group = groups.computeIfAbsent(host.get(), leader -> new Group(leader, ++lastNumber));
        group.add(guest);
        groups.put(guest, group);
        changed();
        tellGroup(group, new GroupEvent.Joined(guest.named()));
        if (guest.isPresent() && guest.room() == host.get().room()) follow(guest, host.get());
        return AnswerResult.DONE;
    }

    public AnswerResult decline(Actor guest) {
        var host = host(guest);
        if (host.isEmpty()) return AnswerResult.NOT_INVITED;

        invitations.remove(guest);
        var event = new GroupEvent.Declined(guest.named(), host.get().named());
        world.tell(host.get(), event);
        world.tell(guest, event);
        return AnswerResult.DONE;
    }

    /** Takes the member out of its group, if it has one; a last single member has no group. */
    public boolean leave(Actor member) {
        var group = groups.get(member);
        if (group == null) return false;

        var led = group.leader() == member;
        tellGroup(group, new GroupEvent.Left(member.named()));
        part(group, member);
        if (led && group.members().size() > 1)
            tellGroup(group, new GroupEvent.Leads(group.leader().named()));
        return true;
    }

    /**
     * When a leader has died, the first of the others who is in the dungeon leads, and those who
     * followed the dead and are there follow (docs/rules.md R4.12).
     */
    void passOn(Actor dead) {
        var group = groups.get(dead);
        if (group == null || group.leader() != dead) return;
        var heir =
                group.members().stream()
                        .filter(each -> each != dead && each.isPresent())
                        .findFirst();
        if (heir.isEmpty()) return;
        var followers = followersOf(dead);
        group.lead(heir.get());
        changed();
        tellGroup(group, new GroupEvent.Leads(heir.get().named()));
        for (var follower : followers) {
            if (groups.get(follower) != group) continue;
            letGo(follower);
            if (follower.isPresent() && follower.room() == heir.get().room())
                follow(follower, heir.get());
        }
    }

    /** A last single member has no group. */
    private void part(Group group, Actor member) {
        group.remove(member);
        groups.remove(member);
        changed();
        stopFollowingEach(member, group);
        votes.left(group, member);
        if (group.members().size() == 1) groups.remove(group.leader());
    }

    /** The result of a leader's command: DONE, or why it was refused. */
    public enum LeadResult {
        DONE,
        NO_GROUP,
        NOT_LEADER,
        NOT_MEMBER
    }

    /** Sends a member away. */
    public LeadResult expel(Actor leader, Actor member) {
        var result = mayLead(leader, member);
        if (result != LeadResult.DONE) return result;
        if (member == leader) return LeadResult.NOT_MEMBER;

        var group = of(leader).orElseThrow();
        tellGroup(group, new GroupEvent.Expelled(leader.named(), member.named()));
        part(group, member);
        return LeadResult.DONE;
    }

    /** Carries out a vote of the group. */
    void sendAway(Group group, ActorId member) {
        var led = group.leader().id().equals(member);
        group.member(member).ifPresent(each -> part(group, each));
        if (led && group.members().size() > 1)
            tellGroup(group, new GroupEvent.Leads(group.leader().named()));
    }

    /** Carries out a vote of the group. */
    void letLead(Group group, ActorId member) {
        group.member(member).ifPresent(group::lead);
        changed();
    }

    /** The votes of groups. */
    public Votes votes() {
        return votes;
    }

    /** Sets the group's rule for loot. */
    public LeadResult rule(Actor leader, LootRule rule) {
        var result = mayLead(leader, leader);
        if (result != LeadResult.DONE) return result;

        var group = of(leader).orElseThrow();
        group.setLoot(rule);
        changed();
        tellGroup(group, new GroupEvent.RuledLoot(leader.named(), rule));
        return LeadResult.DONE;
    }

    /** Lets another member lead. */
    public LeadResult promote(Actor leader, Actor member) {
        var result = mayLead(leader, member);
        if (result != LeadResult.DONE) return result;

        var group = of(leader).orElseThrow();
        group.lead(member);
        changed();
        tellGroup(group, new GroupEvent.Leads(member.named()));
        return LeadResult.DONE;
    }

    /** Ends the group. */
    public LeadResult disband(Actor leader) {
        var result = mayLead(leader, leader);
        if (result != LeadResult.DONE) return result;

        var group = of(leader).orElseThrow();
        tellGroup(group, new GroupEvent.Disbanded(leader.named()));
        votes.drop(group);
        for (var member : List.copyOf(group.members())) part(group, member);
        return LeadResult.DONE;
    }

    /** Makes all members in the leader's room follow the leader. */
    public LeadResult regroup(Actor leader) {
        var result = mayLead(leader, leader);
        if (result != LeadResult.DONE) return result;

        for (var member : of(leader).orElseThrow().members()) {
            var lags =
                    member != leader
                            && member.isPresent()
                            && member.room() == leader.room()
                            && leaders.get(member) != leader;
            if (lags) follow(member, leader);
        }
        return LeadResult.DONE;
    }

    private LeadResult mayLead(Actor leader, Actor member) {
        var group = groups.get(leader);
        if (group == null) return LeadResult.NO_GROUP;
        if (group.leader() != leader) return LeadResult.NOT_LEADER;
        return groups.get(member) == group ? LeadResult.DONE : LeadResult.NOT_MEMBER;
    }

    /** Forgets an actor who leaves the dungeon. */
    public void forget(Actor actor) {
        leave(actor);
        stopFollowing(actor);
        for (var follower : followersOf(actor)) stopFollowing(follower);
        invitations.remove(actor);
        invitations.values().removeIf(invitation -> invitation.host() == actor);
    }

    public Optional<Actor> leaderOf(Actor follower) {
        return Optional.ofNullable(leaders.get(follower));
    }

    /** The leader's followers, in the order in which they began to follow. */
    public List<Actor> followersOf(Actor leader) {
        return leaders.entrySet().stream()
                .filter(entry -> entry.getValue() == leader)
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * Makes the follower walk wherever the leader walks.
     *
     * @return false when the leader follows the follower, however indirectly
     */
    public boolean follow(Actor follower, Actor leader) {
        for (var at = Optional.of(leader); at.isPresent(); at = leaderOf(at.get())) {
            if (at.get() == follower) return false;
        }
        leaders.put(follower, leader);
        follower.setLed(true);
        world.emit(follower.room(), new GroupEvent.Follows(follower.named(), leader.named()));
        return true;
    }

    public boolean stopFollowing(Actor follower) {
        var leader = leaders.remove(follower);
        if (leader == null) return false;
        follower.setLed(false);
        if (follower.isPresent())
            world.emit(
                    follower.room(),
                    new GroupEvent.StoppedFollowing(follower.named(), leader.named()));
        return true;
    }

    /** Ends following without an event, because the follower leaves the dungeon. */
    public void letGo(Actor follower) {
        leaders.remove(follower);
        follower.setLed(false);
    }

    private void stopFollowingEach(Actor member, Group group) {
        for (var other : group.members()) {
            if (leaders.get(other) == member) stopFollowing(other);
            if (leaders.get(member) == other) stopFollowing(member);
        }
    }

    private Optional<Actor> host(Actor guest) {
        var invitation = invitations.get(guest);
        if (invitation == null || invitation.lapsesTick() < world.now()) return Optional.empty();
        return Optional.of(invitation.host());
    }

    private boolean isFull(Optional<Group> group) {
        var max = world.rules().limits().groupMembers();
        return group.isPresent() && group.get().members().size() >= max;
    }

    private void tellGroup(Group group, GroupEvent event) {
        for (var member : group.members()) world.tell(member, event);
    }
}
