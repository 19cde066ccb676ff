package emberdelve.server.kernel;

import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Changes;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Room;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The actors in the dungeon. Thread: world. */
public final class Population {
    private final Turns turns;
    private final ZoneSleep sleep;
    private final Hooks hooks;
    private final Guard guard;
    private final Changes changes;
    private final Map<ActorId, Actor> actors = new LinkedHashMap<>();

    Population(Turns turns, ZoneSleep sleep, Hooks hooks, Guard guard, Changes changes) {
        this.turns = turns;
        this.sleep = sleep;
        this.hooks = hooks;
        this.guard = guard;
        this.changes = changes;
    }

    /** All actors in the order in which they came; a live view. */
    public Collection<Actor> all() {
        return Collections.unmodifiableCollection(actors.values());
    }

    public Optional<Actor> find(ActorId id) {
        return Optional.ofNullable(actors.get(id));
    }

    /** Puts a new actor into the dungeon. */
    public void add(Actor actor, Room room) {
        actors.put(actor.id(), actor);
        if (actor.isCharacter()) sleep.stirAround(room);
        actor.placeIn(room);
        room.enter(actor);
        actor.combat().blow(room.zone().now());
        turns.joined(actor);
        hooks.entered(actor);
        if (actor.isCharacter()) hooks.cameIn(actor);
    }

    /** Takes an actor out of the dungeon. */
    public void remove(Actor actor) {
        hooks.left(actor);
        actors.remove(actor.id());
        turns.left(actor);
        turns.forget(actor);
        guard.forget(actor);
        if (!actor.isCharacter()) leaveBehind(actor);
        if (!actor.isCharacter()) changes.of(Actor.class).changed(actor.id().value(), actor);
        actor.room().leave(actor);
        actor.leaveDungeon();
    }

    /** Drops the items that a monster has picked up, on the floor of its last room. */
    private static void leaveBehind(Actor monster) {
        for (var item : List.copyOf(monster.pack().items()))
            item.moveTo(new OuterPlace.OnFloor(monster.room()));
    }

    /** Moves the actor to another room without using a turn; the caller emits the event. */
    public void move(Actor actor, Room to) {
        if (actor.isCharacter()) sleep.stirAround(to);
        else sleep.stir(to.zone());
        var from = actor.room().zone();
        if (from != to.zone()) turns.left(actor);
        actor.room().leave(actor);
        actor.placeIn(to);
        to.enter(actor);
        if (from != to.zone()) ZoneTransfer.of(actor, from, to.zone(), turns);
        if (actor.isCharacter()) hooks.cameIn(actor);
    }
}
