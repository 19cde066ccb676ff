package emberdelve.server.rule.move;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Trigger;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.MoveEvent.Vanished.Means;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Exit;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;
import emberdelve.server.rule.fight.Disengagement;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.group.Following;
import emberdelve.server.rule.group.GroupEvent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The travel of actors from room to room, alone or with followers. Thread: world. */
public final class Travel {
    private final World world;
    private final Borders borders;
    private final Following following;
    private final Disengagement disengagement;

    public Travel(World world, Following following, Disengagement disengagement) {
        this.world = world;
        borders = new Borders(world);
        this.following = following;
        this.disengagement = disengagement;
    }

    /**
     * Whether the actor cannot go to that room: it is a room of another world, into which only
     * characters cross. The shortest way of a hunter may lead through one.
     */
    boolean leadsAway(Actor actor, Room to) {
        return !actor.isCharacter() && !borders.hold(to.id());
    }

    /** Walks with all followers; leaving the room ends the walker's fight. */
    public void walk(Actor actor, Direction direction, Room to) {
        var from = actor.room();
        var party = new ArrayList<Actor>();
        party.add(actor);
        gather(party, actor, direction);
        if (party.size() == 1) {
            world.emit(from, new MoveEvent.Went(actor.named(), direction));
            step(actor, direction, to);
        } else {
            walk(party, direction, to);
        }
    }

    /** Adds the followers who can walk along, and their followers. */
    private void gather(List<Actor> party, Actor leader, Direction direction) {
        var from = leader.room();
        for (var follower : following.followersOf(leader)) {
            if (!follower.isPresent() || follower.room() != from) continue;
            if (leader.ignores(follower)) {
                following.stop(follower);
                continue;
            }
            if (follower.combat().isFighting()) {
                tellStayed(follower, leader);
                continue;
            }
            if (follower.minds().isOverridden()) continue;
            if (!(Exit.of(from, direction, follower) instanceof Exit.Open)) continue;
            // A follower who fights nobody may still have enemies, who strike once more.
            if (!world.part(Fights.class).part(follower)) continue;
            party.add(follower);
            gather(party, follower, direction);
        }
    }

    /**
     * Walks as a party, of which others read one line, so that a group on its way does not fill
     * their screens.
     */
    private void walk(List<Actor> party, Direction direction, Room to) {
        var from = party.getFirst().room();
        var named = party.stream().map(Actor::named).toList();
        world.emit(from, new MoveEvent.WentTogether(named, direction));
        world.emit(to, new MoveEvent.ArrivedTogether(named, direction.opposite()));
        var leader = party.getFirst();
        enter(leader, to);
        world.tell(leader, arrived(leader, direction));
        walked(leader, from, to);
        // What the leader has set off may have taken them elsewhere.
        var followers =
                party.stream()
                        .skip(1)
                        .filter(each -> each.isPresent() && each.room() == from)
                        .toList();
        // All followers are there before the first of them looks, so that each sees the others.
        for (var follower : followers) enter(follower, to);
        for (var follower : followers) {
            if (follower.room() == to) world.tell(follower, arrived(follower, direction));
            walked(follower, from, to);
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
        world.emit(actor.room(), new MoveEvent.Fled(actor.named(), way.direction()));
        step(actor, way.direction(), way.to());
    }

    /** Moves the actor to any room at once. */
    public void teleport(Actor actor, Room to) {
        take(actor, to, Means.MAGIC);
    }

    /**
     * Moves the actor to a room to which the place where it is takes it; the place tells the actor.
     */
    public void carry(Actor actor, Room to) {
        take(actor, to, Means.PLACE);
    }

    private void take(Actor actor, Room to, Means means) {
        world.emit(actor.room(), new MoveEvent.Vanished(actor.named(), means));
        disengagement.leave(actor);
        world.population().move(actor, to);
        world.emit(to, new MoveEvent.Arrived(actor.named(), Optional.empty()));
        world.turns().arrange(actor);
    }

    /** Moves the actor to the refuge of its zone. */
    public void goHome(Actor actor) {
        take(actor, refuge(actor), Means.HOME);
    }

    public boolean isHome(Actor actor) {
        return actor.room() == refuge(actor);
    }

    private Room refuge(Actor actor) {
        return world.map().room(actor.room().zone().template().refuge());
    }

    /** Whether home is beyond a border that nobody may step over for now. */
    public boolean isHomeBarred(Actor actor) {
        return borders.bar(refuge(actor).id());
    }

    /** The number of turns that it takes to go home. */
    public int recallTurns() {
        return world.rules().travel().recallTurns();
    }

    private void step(Actor actor, Direction direction, Room to) {
        var from = actor.room();
        enter(actor, to);
        world.emit(to, arrived(actor, direction));
        walked(actor, from, to);
    }

    /** Sets off what waits for somebody to leave the one room, or to come into the other. */
    private void walked(Actor actor, Room from, Room to) {
        // What waits for people would give away who is invisible.
        if (actor.isInvisible()) return;
        world.hooks().deed(Deed.of(from, Trigger.When.LEAVE, actor));
        // What its leaving has set off may have taken the actor elsewhere. What waits for somebody
        // to
        // come into another world's room waits there.
        if (actor.room() == to && borders.hold(to.id()))
            world.hooks().deed(Deed.of(to, Trigger.When.ENTER, actor));
    }

    private void enter(Actor actor, Room to) {
        disengagement.leave(actor);
        world.population().move(actor, to);
    }

    private static MoveEvent arrived(Actor actor, Direction direction) {
        return new MoveEvent.Arrived(actor.named(), Optional.of(direction.opposite()));
    }
}
