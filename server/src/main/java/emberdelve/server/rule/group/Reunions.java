package emberdelve.server.rule.group;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The places of group members who have not come back since the server started, or who are in
 * another world. As soon as two members of a group are in the dungeon, it exists again. Thread:
 * world.
 */
final class Reunions {
    private final World world;
    private final Map<Long, GroupPlace> kept = new TreeMap<>();

    /** The same by the numbers of the groups, which are asked for each second. */
    private final Map<Long, TreeSet<Long>> byGroup = new TreeMap<>();

    Reunions(World world) {
        this.world = world;
    }

    void expect(ActorId member, GroupPlace place) {
        forget(member);
        kept.put(member.value(), place);
        byGroup.computeIfAbsent(place.group(), _ -> new TreeSet<>()).add(member.value());
    }

    /** Forgets the place of an actor that has another group now, or wants none. */
    Optional<GroupPlace> forget(ActorId member) {
        var place = Optional.ofNullable(kept.remove(member.value()));
        place.ifPresent(its ->
                byGroup.computeIfPresent(
                        its.group(),
                        (_, members) -> {
                            members.remove(member.value());
                            return members.isEmpty() ? null : members;
                        }));
        return place;
    }

    /** All places, by the members' ids; a live view. */
    Map<Long, GroupPlace> kept() {
        return Collections.unmodifiableMap(kept);
    }

    Optional<GroupPlace> placeOf(Actor actor) {
        var over =
                kept.entrySet().stream()
                        .filter(entry -> entry.getValue().isOver(world.now()))
                        .map(entry -> new ActorId(entry.getKey()))
                        .toList();
        over.forEach(this::forget);
        return Optional.ofNullable(kept.get(actor.id().value()));
    }

    /** The members of that group who are in other worlds, in the order of their places. */
    List<ActorId> elsewhere(long group) {
        return of(group)
                .filter(entry -> entry.getValue().isElsewhere())
                .map(entry -> new ActorId(entry.getKey()))
                .filter(id -> world.population().find(id).isEmpty())
                .toList();
    }

    /** Whether whoever leads that group is in another world. */
    boolean isLedElsewhere(long group) {
        return of(group)
                .anyMatch(entry ->
                        entry.getValue().isElsewhere()
                                && entry.getValue().place() == 1
                                && world.population().find(new ActorId(entry.getKey())).isEmpty());
    }

    /**
     * The members of that group who are back and in no other group, in the order of their places.
     */
    List<Actor> back(long group) {
        return of(group)
                .flatMap(entry -> world.population().find(new ActorId(entry.getKey())).stream())
                .toList();
    }

    private Stream<Map.Entry<Long, GroupPlace>> of(long group) {
        return byGroup.getOrDefault(group, new TreeSet<>()).stream()
                .flatMap(id ->
                        Optional.ofNullable(kept.get(id)).map(its -> Map.entry(id, its)).stream())
                .sorted(Comparator.comparingInt(entry -> entry.getValue().place()));
    }
}
