package emberdelve.server.world.duel;

import emberdelve.config.content.Saga;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.actor.Named;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Gives everybody in one duel a barbarian to be, with a name of their own. Thread: world. */
final class Casting {
    private final World world;
    private final Saga saga;
    private final RandomGenerator random;
    private final Set<String> taken = new HashSet<>();
    private final Map<Actor, Duelist> players = new LinkedHashMap<>();

    Casting(World world, Saga saga, RandomGenerator random) {
        this.world = world;
        this.saga = saga;
        this.random = random;
    }

    /** Names of those who stand by would be taken for them. */
    void leaveOut(List<Actor> bystanders) {
        for (var each : bystanders) taken.add(each.name());
    }

    void play(Actor actor, Side side) {
        players.put(actor, duelist(actor.id(), side));
    }

    /** Somebody of Winterlund whom nobody plays. */
    Duelist stranger(Side side) {
        return duelist(new ActorId(world.newId()), side);
    }

    /** Who plays whom, in the order of {@link #play}. */
    Map<Actor, Duelist> players() {
        return players;
    }

    private Duelist duelist(ActorId id, Side side) {
        var barbarian = Barbarian.roll(saga, taken, random);
        taken.add(barbarian.name());
        return new Duelist(
                new Named(id, barbarian.name(), "", barbarian.pronouns()), barbarian, side);
    }
}
