package emberdelve.server.world;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Trigger;
import emberdelve.server.world.action.Effort;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Company;
import emberdelve.server.world.event.Movement;
import emberdelve.server.world.fight.Disengagement;
import emberdelve.server.world.group.Groups;

import java.util.List;
import java.util.Optional;

/** Going from room to room, alone or with followers. Thread: world. */
public final class Travel {
    private final World world;
    private final Groups groups;
    private final Disengagement disengagement;

    public Travel(World world, Groups groups, Disengagement disengagement) {
        this.world = world;
        this.groups = groups;
        this.disengagement = disengagement;
    }

    /** Walks on, and whoever follows walks along; leaving ends the walker's fight. */
    public void walk(Actor actor, Direction direction, Room to) {
        var from = actor.room();
        var followers = followersIn(from, actor);
        for (var follower : groups.followersOf(actor)) {
            if (follower.isPresent() && follower.room() == from && follower.fray().isFighting())
                tellStayed(follower, actor);
        }
        step(actor, direction, to, new Movement.Went(actor.named(), direction));
        for (var follower : followers) {
            if (!(from.exit(direction, follower) instanceof Exit.Open(var there))) continue;
            walk(follower, direction, there);
            world.turns().spend(follower, Effort.MOVE);
        }
    }

    private void tellStayed(Actor follower, Actor leader) {
        var stayed = new Company.Stayed(follower.named(), leader.named());
        world.tell(follower, stayed);
        world.tell(leader, stayed);
    }

    /** Runs out of a fight; nobody follows. */
    public void flee(Actor actor, Way way) {
        step(actor, way.direction(), way.to(), new Movement.Fled(actor.named(), way.direction()));
    }

    /** Is somewhere else at once, without a way between. */
    public void teleport(Actor actor, Room to) {
        world.emit(actor.room(), new Movement.Vanished(actor.named()));
        disengagement.leave(actor);
        world.population().move(actor, to);
        world.emit(to, new Movement.Arrived(actor.named(), Optional.empty()));
        world.turns().arrange(actor);
    }

    /** Is back in the refuge of the zone it is in. */
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

    private void step(Actor actor, Direction direction, Room to, Movement told) {
        world.emit(actor.room(), told);
        disengagement.leave(actor);
        world.population().move(actor, to);
        world.emit(to, new Movement.Arrived(actor.named(), Optional.of(direction.opposite())));
        world.hooks().deed(to, Trigger.When.ENTER, actor);
    }

    private List<Actor> followersIn(Room room, Actor leader) {
        return groups.followersOf(leader).stream()
                .filter(Actor::isPresent)
                .filter(follower -> follower.room() == room)
                .filter(follower -> !follower.fray().isFighting())
                .filter(follower -> !follower.minds().isOverridden())
                .toList();
    }
}
