package emberdelve.server.rule.group;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The places of group members who have not come back since the server started, or who are in
 * another world. As soon as two members of a group are here, the group exists again. Thread: world.
 */
final class Reunions {
    private final World world;
    private final Map<Long, GroupPlace> kept = new TreeMap<>();

    Reunions(World world) {
        this.world = world;
    }

    void expect(ActorId member, GroupPlace place) {
        kept.put(member.value(), place);
    }

    /** Forgets the place of an actor that has another group now, or wants none. */
    void forget(Actor actor) {
        kept.remove(actor.id().value());
    }

    Map<Long, GroupPlace> kept() {
        return kept;
    }

    Optional<GroupPlace> placeOf(Actor actor) {
        kept.values().removeIf(place -> !place.isElsewhere() && place.keptUntil() < world.now());
        return Optional.ofNullable(kept.get(actor.id().value()));
    }

    /**
     * The members of that group who are back and in no other group, in the order of their places.
     */
    List<Actor> back(long group) {
        var back = new ArrayList<Actor>();
        kept.entrySet().stream()
                .filter(entry -> entry.getValue().group() == group)
                .sorted(Comparator.comparingInt(entry -> entry.getValue().place()))
                .forEach(entry ->
                        world.population().find(new ActorId(entry.getKey())).ifPresent(back::add));
        return back;
    }
}
