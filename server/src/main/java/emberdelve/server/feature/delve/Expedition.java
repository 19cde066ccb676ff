package emberdelve.server.feature.delve;

import emberdelve.config.content.TimeMode;
import emberdelve.server.model.ActorId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is kept of one delve: while it is open, and of those that were cleared for ever after.
 *
 * @param id a number of the world's
 * @param day whose delve of the day it is, in days since 1970; empty when it is none
 * @param site its name with its article
 * @param openedTick of the world
 * @param members who went in, in that order
 * @param isOpen whether its zone is there
 * @param wonTicks game time from its opening until it was cleared; empty when it was not
 */
public record Expedition(
        long id,
        DelveSeed seed,
        TimeMode pace,
        OptionalLong day,
        String site,
        long openedTick,
        List<Member> members,
        boolean isOpen,
        boolean isLost,
        OptionalLong wonTicks) {
    /** Ids of their zones begin with it, and no others do. */
    public static final String ZONES = "delve-";

    public Expedition {
        members = List.copyOf(members);
    }

    /**
     * @param fallen whether they died in it, and may not come back
     */
    public record Member(ActorId id, String name, boolean fallen) {}

    /** The id of its zone. */
    public String zoneId() {
        return ZONES + id;
    }

    /** Whether it counts for the table of the delve of its day, for which one goes in alone. */
    public boolean isRanked() {
        return day.isPresent();
    }

    /** Whether nothing is decided yet. */
    public boolean isOn() {
        return isOpen && !isLost && wonTicks.isEmpty();
    }

    Optional<Member> member(ActorId who) {
        return members.stream().filter(member -> member.id().equals(who)).findFirst();
    }

    Expedition at(String place) {
        return new Expedition(
                id, seed, pace, day, place, openedTick, members, isOpen, isLost, wonTicks);
    }

    Expedition joinedBy(ActorId who, String name) {
        var more = new ArrayList<>(members);
        more.add(new Member(who, name, false));
        return with(more, isOpen, isLost, wonTicks);
    }

    Expedition fell(ActorId who) {
        var marked =
                members.stream()
                        .map(each ->
                                each.id().equals(who) ? new Member(who, each.name(), true) : each)
                        .toList();
        return with(marked, isOpen, isLost, wonTicks);
    }

    Expedition won(long ticks) {
        return with(members, isOpen, isLost, OptionalLong.of(ticks));
    }

    Expedition lost() {
        return with(members, isOpen, true, wonTicks);
    }

    Expedition closed() {
        return with(members, false, isLost, wonTicks);
    }

    private Expedition with(List<Member> its, boolean open, boolean lost, OptionalLong won) {
        return new Expedition(id, seed, pace, day, site, openedTick, its, open, lost, won);
    }
}
