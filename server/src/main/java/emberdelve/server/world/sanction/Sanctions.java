package emberdelve.server.world.sanction;

import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.Nature;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** All sanctions that hold now; what is over is forgotten. Thread: world. */
public final class Sanctions {
    /** Sanctions at once: far more than staff can have an eye on. */
    public static final int SANCTIONS_MAX = 10_000;

    private final World world;
    private final TreeMap<Long, Sanction> sanctions = new TreeMap<>();
    // Every command of every player asks.
    private final Map<Key, Sanction> byKey = new HashMap<>();
    private Consumer<List<Sanction>> listener = _ -> {};
    private long second;
    private int freezes;

    private record Key(Sanction.Kind kind, Optional<Long> account, String address) {
        static Key of(Sanction.Kind kind, Optional<Long> account, String name) {
            return new Key(kind, account, account.isPresent() ? "" : name);
        }

        static Key of(Sanction sanction) {
            return of(sanction.kind(), sanction.account(), sanction.name());
        }
    }

    public Sanctions(World world) {
        this.world = world;
    }

    /** Takes over what was stored; marks nothing. */
    public void restore(Collection<Sanction> stored) {
        stored.forEach(this::put);
        listener.accept(all());
    }

    /** Is told all of them, now and whenever they change. */
    public void listen(Consumer<List<Sanction>> everyone) {
        listener = everyone;
        listener.accept(all());
    }

    /** Seconds since 1970 in UTC, as of the last word from outside; 0 before the first. */
    public long second() {
        return second;
    }

    /** So late is it outside; answers what is over by now. */
    public List<Sanction> timeIs(long newSecond) {
        second = newSecond;
        var over = all().stream().filter(sanction -> sanction.isOver(newSecond)).toList();
        over.forEach(this::lift);
        return over;
    }

    /** Lays it on, in the place of one of that kind; false when there is no room for more. */
    public boolean lay(Sanction sanction) {
        find(sanction.kind(), sanction.account(), sanction.name()).ifPresent(this::lift);
        if (sanctions.size() >= SANCTIONS_MAX) return false;
        put(sanction);
        world.changes().sanctionChanged(sanction);
        listener.accept(all());
        if (sanction.kind() == Sanction.Kind.FREEZE) standStill();
        return true;
    }

    /** Whoever is frozen has no part in a fight any more, and walks behind nobody. */
    private void standStill() {
        for (var actor : world.actors()) {
            if (!isFrozen(actor)) continue;
            world.fights().leave(actor);
            world.groups().stopFollowing(actor);
            world.turns().arrange(actor);
        }
    }

    public void lift(Sanction sanction) {
        if (sanctions.remove(sanction.id()) != null && sanction.kind() == Sanction.Kind.FREEZE)
            freezes--;
        byKey.remove(Key.of(sanction));
        world.changes().sanctionGone(sanction.id());
        listener.accept(all());
    }

    /** Oldest first. */
    public List<Sanction> all() {
        return List.copyOf(sanctions.values());
    }

    /** {@code name}: counts for an address only. */
    public Optional<Sanction> find(Sanction.Kind kind, Optional<Long> account, String name) {
        return Optional.ofNullable(byKey.get(Key.of(kind, account, name)));
    }

    /** Whether its player can do nothing; until they can, nobody strikes it either. */
    public boolean isFrozen(Actor actor) {
        // Fights ask at every blow, and as a rule nobody is.
        return freezes > 0 && of(actor, Sanction.Kind.FREEZE).isPresent();
    }

    private void put(Sanction sanction) {
        if (sanction.kind() == Sanction.Kind.FREEZE) freezes++;
        sanctions.put(sanction.id(), sanction);
        byKey.put(Key.of(sanction), sanction);
    }

    /** The one of that kind under which the actor's player stands. */
    public Optional<Sanction> of(Actor actor, Sanction.Kind kind) {
        return actor.nature() instanceof Nature.PlayerCharacter character
                ? find(kind, Optional.of(character.accountId()), "")
                : Optional.empty();
    }
}
