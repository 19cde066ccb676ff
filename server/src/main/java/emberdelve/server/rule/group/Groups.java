package emberdelve.server.rule.group;

import emberdelve.config.content.Rank;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** The groups: who is a member, who invites, joins and leaves. Thread: world. */
public final class Groups {
    /** The time for which a group keeps the place of an absent member (docs/rules.md R4.7). */
    public static final Duration PLACE_KEPT = Duration.ofMinutes(10);

    private final World world;
    private final Borders borders;
    private final Marks<GroupPlace> marks;
    private final Reunions reunions;
    private final Votes votes;
    private final OpenInvitations invitations;
    private final Following following;
    private long lastNumber;
    private final Map<Actor, Group> groups = new HashMap<>();

    /** The members who are about to go into another world. */
    private final Set<ActorId> crossing = new HashSet<>();

    Groups(World world, Following following) {
        this.world = world;
        borders = new Borders(world);
        this.following = following;
        marks = world.changes().of(GroupPlace.class);
        reunions = new Reunions(world);
        votes = new Votes(world, this);
        invitations = new OpenInvitations(world);
    }

    public Optional<Group> of(Actor actor) {
        return Optional.ofNullable(groups.get(actor));
    }

    /** The places of all members by id, those of absent members included. */
    private Map<Long, GroupPlace> places() {
        var places = new LinkedHashMap<>(reunions.kept());
        for (var entry : groups.entrySet()) {
            var member = entry.getKey();
            var group = entry.getValue();
            var ahead = reunions.isLedElsewhere(group.number()) ? 1 : 0;
            var place = group.members().indexOf(member) + 1 + ahead;
            places.put(
                    member.id().value(),
                    new GroupPlace(group.number(), place, member.rank(), group.loot(), 0));
        }
        return places;
    }

    /** Marks that a member's group or place has changed. */
    void changed() {
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
        reunite(place);
    }

    /**
     * Puts a member who came back after a restart, or from another world, into its group again, if
     * the group exists.
     */
    public void cameBack(Actor actor) {
        var kept = reunions.placeOf(actor);
        changed();
        if (kept.isEmpty() || groups.containsKey(actor)) return;

        var place = kept.get();
        actor.setRank(place.rank());
        if (!borders.areNone()) reunions.expect(actor.id(), place.taken());
        reunite(place)
                .ifPresent(group -> {
                    if (place.place() == 1) group.lead(actor);
                    // Whoever was elsewhere never left it.
                    if (!place.isElsewhere()) tell(group, new GroupEvent.Joined(actor.named()));
                });
    }

    /** Brings those of a group together who are here, if there are two of them anywhere. */
    private Optional<Group> reunite(GroupPlace place) {
        var number = place.group();
        var known = of(number);
        var back = reunions.back(number);
        var count = back.size() + reunions.elsewhere(number).size();
        if (back.isEmpty() || (known.isEmpty() && count < 2)) return known;

        var group = known.orElseGet(() -> new Group(back.getFirst(), number));
        for (var member : back) {
            if (!group.members().contains(member)) group.add(member);
            groups.put(member, group);
            reunions.forget(member.id());
        }
        if (known.isEmpty()) group.setLoot(place.loot());
        return Optional.of(group);
    }

    private Optional<Group> of(long number) {
        return groups.values().stream().filter(each -> each.number() == number).findFirst();
    }

    /** Whether whoever leads the group is in another world; the first who is here leads here. */
    boolean isLedElsewhere(Group group) {
        return reunions.isLedElsewhere(group.number());
    }

    /** The companions of the actor who are in other worlds. */
    public List<ActorId> elsewhere(Actor actor) {
        return of(actor).map(this::elsewhere).orElse(List.of());
    }

    /** The members of the group who are in other worlds. */
    List<ActorId> elsewhere(Group group) {
        return reunions.elsewhere(group.number());
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

        invitations.send(host, guest);
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
        return invitations.sentTick(guest);
    }

    public AnswerResult accept(Actor guest) {
        var host = invitations.host(guest);
        if (host.isEmpty()) return AnswerResult.NOT_INVITED;
        // A host who has joined another's group meanwhile does not lead it, and cannot invite
        // anybody into it.
        if (of(host.get()).filter(group -> group.leader() != host.get()).isPresent()) {
            invitations.answered(guest);
            return AnswerResult.NOT_INVITED;
        }
        if (isFull(of(host.get()))) return AnswerResult.FULL;

        invitations.answered(guest);
        leave(guest);
        reunions.forget(guest.id());
        var group = groups.computeIfAbsent(host.get(), leader -> new Group(leader, nextNumber()));
        group.add(guest);
        groups.put(guest, group);
        changed();
        tell(group, new GroupEvent.Joined(guest.named()));
        if (guest.isPresent() && guest.room() == host.get().room())
            following.follow(guest, host.get());
        return AnswerResult.DONE;
    }

    /** A number that no other world gives. */
    private long nextNumber() {
        var worlds = borders.worlds();
        lastNumber += worlds - Math.floorMod(lastNumber - borders.here(), worlds);
        return lastNumber;
    }

    public AnswerResult decline(Actor guest) {
        var host = invitations.host(guest);
        if (host.isEmpty()) return AnswerResult.NOT_INVITED;

        invitations.answered(guest);
        var event = new GroupEvent.Declined(guest.named(), host.get().named());
        world.tell(host.get(), event);
        world.tell(guest, event);
        return AnswerResult.DONE;
    }

    /**
     * Takes the member out of its group, if it has one; the group ends when a single member is
     * left.
     */
    public boolean leave(Actor member) {
        var group = groups.get(member);
        if (group == null) return false;

        var led = group.leader() == member;
        tell(group, new GroupEvent.Left(member.named()));
        part(group, member);
        if (led && group.members().size() > 1)
            tell(group, new GroupEvent.Leads(group.leader().named()));
        return true;
    }

    /**
     * Passes the lead on when a leader has died: the first of the others who is in the dungeon
     * leads, and those who followed the dead leader follow the new one if they are in its room
     * (docs/rules.md R4.12).
     */
    void passOn(Actor dead) {
        var group = groups.get(dead);
        if (group == null || group.leader() != dead) return;
        var heir =
                group.members().stream()
                        .filter(each -> each != dead && each.isPresent())
                        .findFirst();
        if (heir.isEmpty()) return;
        var followers = following.followersOf(dead);
        group.lead(heir.get());
        changed();
        tell(group, new GroupEvent.Leads(heir.get().named()));
        for (var follower : followers) {
            if (groups.get(follower) != group) continue;
            following.letGo(follower);
            if (follower.isPresent() && follower.room() == heir.get().room())
                following.follow(follower, heir.get());
        }
    }

    /** Takes the member out of the group, which ends when a single member is left. */
    void part(Group group, Actor member) {
        group.remove(member);
        groups.remove(member);
        changed();
        following.part(member, group.members());
        votes.left(group, member);
        endIfAlone(group);
    }

    private void endIfAlone(Group group) {
        if (group.members().size() == 1 && elsewhere(group).isEmpty())
            groups.remove(group.leader());
    }

    /** Takes out a member whom the group has voted to expel. */
    void sendAway(Group group, ActorId member) {
        var led = group.leader().id().equals(member);
        group.member(member).ifPresent(each -> part(group, each));
        if (led && group.members().size() > 1)
            tell(group, new GroupEvent.Leads(group.leader().named()));
    }

    /** Lets a member lead whom the group has voted to be the leader. */
    void letLead(Group group, ActorId member) {
        group.member(member).ifPresent(group::lead);
        changed();
    }

    /** The votes of groups. */
    public Votes votes() {
        return votes;
    }

    /** Gives up the place that is kept for an absent member. */
    void forget(ActorId member) {
        if (drop(member)) changed();
    }

    /**
     * Takes out the place of a member who is not here, without marking it as gone; false if there
     * was none.
     */
    boolean drop(ActorId member) {
        var place = reunions.forget(member);
        place.flatMap(its -> of(its.group()))
                .ifPresent(group -> {
                    endIfAlone(group);
                    changed();
                });
        return place.isPresent();
    }

    /** Forgets an actor who leaves the dungeon. */
    public void forget(Actor actor) {
        leave(actor);
        if (!crossing.remove(actor.id())) isExpected(actor.id());
        invitations.forget(actor);
    }

    /** Keeps the place of one that came back to no other member for a while again. */
    private void isExpected(ActorId member) {
        var place = reunions.kept().get(member.value());
        if (place == null || !place.isElsewhere()) return;
        reunions.expect(member, place.keptUntil(world.now() + world.ticks(PLACE_KEPT)));
        changed();
    }

    /** Notes that an actor is about to go into another world, and stays a member. */
    public void crosses(Actor actor) {
        crossing.add(actor.id());
        of(actor).ifPresent(group -> goesAbroad(group, actor));
    }

    private void goesAbroad(Group group, Actor member) {
        var place = Optional.ofNullable(places().get(member.id().value()));
        group.remove(member);
        groups.remove(member);
        place.ifPresent(its -> reunions.expect(member.id(), its));
        votes.left(group, member);
        changed();
    }

    private boolean isFull(Optional<Group> group) {
        var max = world.rules().limits().groupMembers();
        return group.filter(each -> each.members().size() + elsewhere(each).size() >= max)
                .isPresent();
    }

    void tell(Group group, GroupEvent event) {
        for (var member : group.members()) world.tell(member, event);
    }
}
