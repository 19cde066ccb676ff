package emberdelve.server.feature.duel;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A running duel: its room, who plays whom, and when its next round comes. Thread: world. */
final class DuelBout {
    private final Room room;
    private final String site;
    private final Duel duel;
    private final Map<Actor, Player> players = new LinkedHashMap<>();
    private final Set<Actor> ready = new HashSet<>();
    private long nextTick;

    /**
     * A player of the duel. {@code lastBlowTick}: the tick of the last blow that the player gave or
     * took before the duel; a later one means a real fight.
     */
    private record Player(Duelist duelist, long lastBlowTick) {}

    DuelBout(Room room, String site, Duel duel, Map<Actor, Duelist> players) {
        this.room = room;
        this.site = site;
        this.duel = duel;
        players.forEach((actor, duelist) ->
                this.players.put(actor, new Player(duelist, actor.combat().lastBlowTick())));
    }

    Room room() {
        return room;
    }

    String site() {
        return site;
    }

    Duel duel() {
        return duel;
    }

    /** All players of the duel, those who have fallen or given up included. */
    Set<Actor> players() {
        return players.keySet();
    }

    Optional<Duelist> duelist(Actor actor) {
        return Optional.ofNullable(players.get(actor)).map(Player::duelist);
    }

    Optional<Actor> playerOf(Duelist duelist) {
        return players.entrySet().stream()
                .filter(entry -> entry.getValue().duelist() == duelist)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Whether that player is still in the duel. */
    boolean isFoughtBy(Actor actor) {
        return duelist(actor).filter(Duelist::stands).isPresent();
    }

    /** The players who are still in the duel, in the order in which they came. */
    List<Actor> fighters() {
        return players.keySet().stream().filter(this::isFoughtBy).toList();
    }

    /** Whether that player has been in a real fight since the duel began. */
    boolean hasFought(Actor actor) {
        var before = players.get(actor);
        return actor.combat().isFighting()
                || (before != null && before.lastBlowTick() != actor.combat().lastBlowTick());
    }

    /** Sets the tick in which the next round comes at the latest. */
    void awaitRound(long tick) {
        nextTick = tick;
        ready.clear();
    }

    boolean isDue(long now) {
        return now >= nextTick;
    }

    long nextTick() {
        return nextTick;
    }

    /** Notes that the player is ready for the next round. */
    void ready(Actor actor) {
        ready.add(actor);
    }

    /** The players still in the duel who are not ready for the next round. */
    List<Actor> awaited() {
        return fighters().stream().filter(actor -> !ready.contains(actor)).toList();
    }
}
