package emberdelve.server.feature.duel;

import emberdelve.config.content.Saga;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * The cast of one duel: each duelist has a barbarian to play, with a name that nobody else has.
 * Thread: world.
 */
final class DuelCasting {
    private final World world;
    private final Saga saga;
    private final RandomGenerator random;
    private final Set<String> taken = new HashSet<>();
    private final Map<Actor, Duelist> players = new LinkedHashMap<>();

    DuelCasting(World world, Saga saga, RandomGenerator random) {
        this.world = world;
        this.saga = saga;
        this.random = random;
    }

    /** Leaves out the names of bystanders, so that no barbarian is taken for one of them. */
    void leaveOut(List<Actor> bystanders) {
        for (var each : bystanders) taken.add(each.name());
    }

    void play(Actor actor, DuelSide side) {
        players.put(actor, duelist(actor.id(), side));
    }

    /** Makes a duelist whose barbarian nobody plays. */
    Duelist stranger(DuelSide side) {
        return duelist(new ActorId(world.ids().give()), side);
    }

    /** The players and the duelists that they play, in the order of {@link #play}. */
    Map<Actor, Duelist> players() {
        return players;
    }

    private Duelist duelist(ActorId id, DuelSide side) {
        var barbarian = Barbarian.roll(saga, taken, random);
        taken.add(barbarian.name());
        return new Duelist(
                new Named(id, barbarian.name(), "", barbarian.pronouns()), barbarian, side);
    }
}
