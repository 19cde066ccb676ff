package emberdelve.server.rule.group;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The relation of followers to leaders: a follower walks wherever its leader walks. Each actor
 * follows at most one leader. Thread: world.
 */
public final class Following {
    private final World world;
    private final Map<Actor, Actor> leaders = new HashMap<>();
    private final Map<Actor, Set<Actor>> followers = new HashMap<>();

    Following(World world) {
        this.world = world;
    }

    public Optional<Actor> leaderOf(Actor follower) {
        return Optional.ofNullable(leaders.get(follower));
    }

    /** The leader's followers, in the order in which they began to follow. */
    public List<Actor> followersOf(Actor leader) {
        return List.copyOf(followers.getOrDefault(leader, Set.of()));
    }

    /**
     * Makes the follower walk wherever the leader walks, and no longer behind anybody else.
     *
     * @return false when the leader follows the follower, however indirectly
     */
    public boolean follow(Actor follower, Actor leader) {
        if (!join(follower, leader)) return false;
        world.emit(follower.room(), new GroupEvent.Follows(follower.named(), leader.named()));
        return true;
    }

    /** Does as {@link #follow}, without telling anybody. */
    public boolean join(Actor follower, Actor leader) {
        for (var at = Optional.of(leader); at.isPresent(); at = leaderOf(at.get())) {
            if (at.get() == follower) return false;
        }
        letGo(follower);
        leaders.put(follower, leader);
        followers.computeIfAbsent(leader, _ -> new LinkedHashSet<>()).add(follower);
        follower.setLed(true);
        return true;
    }

    /** Ends following; those who see it are told. False when the actor follows nobody. */
    public boolean stop(Actor follower) {
        var leader = leaderOf(follower);
        if (leader.isEmpty()) return false;
        letGo(follower);
        if (follower.isPresent())
            world.emit(
                    follower.room(),
                    new GroupEvent.StoppedFollowing(follower.named(), leader.get().named()));
        return true;
    }

    /** Ends following without telling anybody. */
    public void letGo(Actor follower) {
        var leader = leaders.remove(follower);
        if (leader == null) return;
        follower.setLed(false);
        var others = followers.getOrDefault(leader, Set.of());
        others.remove(follower);
        if (others.isEmpty()) followers.remove(leader);
    }

    /** Ends all following of and by an actor that leaves the dungeon. */
    void forget(Actor actor) {
        stop(actor);
        for (var follower : followersOf(actor)) stop(follower);
    }

    /** Ends the following between an actor that has left a group and the members of the group. */
    void part(Actor left, List<Actor> members) {
        for (var other : members) {
            if (leaders.get(other) == left) stop(other);
            if (leaders.get(left) == other) stop(left);
        }
    }
}
