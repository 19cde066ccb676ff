package emberdelve.server.feature.move;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Trigger;
import emberdelve.server.feature.fight.Disengagement;
import emberdelve.server.feature.fight.Fights;
import emberdelve.server.feature.group.GroupEvent;
import emberdelve.server.feature.group.Groups;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Exit;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;

import java.util.List;
import java.util.Optional;

/** Moves actors from room to room, alone or with followers. Thread: world. */
public final class Travel {
    private final World world;
    private final Groups groups;
    private final Disengagement disengagement;

    public Travel(World world, Groups groups, Disengagement disengagement) {
        this.world = world;
        this.groups = groups;
        this.disengagement = disengagement;
    }

    /** Walks with all followers; leaving the room ends the walker's fight. */
    public void walk(Actor actor, Direction direction, Room to) {
        var from = actor.room();
        var followers = followersIn(from, actor);
        for (var follower : groups.followersOf(actor)) {
            if (follower.isPresent() && follower.room() == from && follower.combat().isFighting())
                tellStayed(follower, actor);
        }
        step(actor, direction, to, new MoveEvent.Went(actor.named(), direction));
        for (var follower : followers) {
            if (!(from.exit(direction, follower) instanceof Exit.Open(var there))) continue;
            // Who does not strike may be struck at all the same.
            if (!world.part(Fights.class).part(follower)) continue;
            walk(follower, direction, there);
            world.turns().spend(follower, Effort.MOVE);
        }
    }

    private void tellStayed(Actor follower, Actor leader) {
        var stayed = new GroupEvent.Stayed(follower.named(), leader.named());
        world.tell(follower, stayed);
        world.tell(leader, stayed);
    }

    /** Flees from a fight; nobody follows. */
    public void flee(Actor actor, Way way) {
        step(actor, way.direction(), way.to(), new MoveEvent.Fled(actor.named(), way.direction()));
    }

    /** Moves the actor to any room at once. */
    public void teleport(Actor actor, Room to) {
        world.emit(actor.room(), new MoveEvent.Vanished(actor.named()));
        disengagement.leave(actor);
        world.population().move(actor, to);
        world.emit(to, new MoveEvent.Arrived(actor.named(), Optional.empty()));
        world.turns().arrange(actor);
    }

    /** Moves the actor to the refuge of its zone. */
    public void goHome(Actor actor) {
        teleport(actor, refuge(actor));
    }

    public boolean isHome(Actor actor) {
        return actor.room() == refuge(actor);
    }

    private Room refuge(Actor actor) {
        return world.map().room(actor.room().zone().template().refuge());
    }

    /** How many turns it takes to go home. */
    public int recallTurns() {
        return world.rules().travel().recallTurns();
    }

    private void step(Actor actor, Direction direction, Room to, MoveEvent told) {
        world.emit(actor.room(), told);
        disengagement.leave(actor);
        world.population().move(actor, to);
        world.emit(to, new MoveEvent.Arrived(actor.named(), Optional.of(direction.opposite())));
        world.hooks().deed(to, Trigger.When.ENTER, actor);
    }

    private List<Actor> followersIn(Room room, Actor leader) {
        return groups.followersOf(leader).stream()
                .filter(Actor::isPresent)
                .filter(follower -> follower.room() == room)
                .filter(follower -> !follower.combat().isFighting())
                .filter(follower -> !follower.minds().isOverridden())
                .toList();
    }
}
