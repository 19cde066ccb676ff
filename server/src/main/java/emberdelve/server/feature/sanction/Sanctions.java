package emberdelve.server.feature.sanction;

import emberdelve.server.admin.Sanction;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Nature;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * All sanctions. Whether one holds is asked of the time each time: one that is over is kept,
 * because the clock outside may have been wrong, and holds again when that is set back. Thread:
 * world.
 */
public final class Sanctions {
    /** Sanctions that are kept: far more than staff can have an eye on. */
    public static final int SANCTIONS_MAX = 10_000;

    private static final Comparator<Sanction> BY_END =
            Comparator.comparingLong((Sanction each) -> each.until().orElse(Long.MAX_VALUE))
                    .thenComparingLong(Sanction::id);

    private final World world;
    private final Marks<Sanction> marks;
    private final TreeMap<Long, Sanction> sanctions = new TreeMap<>();
    // Those that end: whatever the clock does, what it changes lies side by side.
    private final TreeSet<Sanction> ending = new TreeSet<>(BY_END);
    // Every command of every player asks.
    private final Map<Key, Sanction> byKey = new HashMap<>();
    private Consumer<List<Sanction>> listener = _ -> {};
    private long second;
    // Of those that hold.
    private int freezes;

    /**
     * What another time changes.
     *
     * @param over hold no longer
     * @param again hold once more, because the clock went back
     */
    public record Turned(List<Sanction> over, List<Sanction> again) {}

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
        marks = world.changes().of(Sanction.class);
    }

    /** Takes over what was stored; marks nothing. */
    public void restore(Collection<Sanction> stored) {
        stored.forEach(this::put);
        tell();
    }

    /** Is told all that are kept, whether they hold or not, now and whenever they change. */
    public void listen(Consumer<List<Sanction>> everyone) {
        listener = everyone;
        tell();
    }

    private void tell() {
        listener.accept(List.copyOf(sanctions.values()));
    }

    /** Seconds since 1970 in UTC, as of the last word from outside; 0 before the first. */
    public long second() {
        return second;
    }

    /** So late is it outside, which may be earlier than before; answers what that changes. */
    public Turned timeIs(long newSecond) {
        var before = second;
        second = newSecond;
        var turned =
                ending.isEmpty() || newSecond == before
                        ? List.<Sanction>of()
                        : List.copyOf(
                                ending.subSet(
                                        first(Math.min(before, newSecond) + 1),
                                        first(Math.max(before, newSecond) + 1)));
        var isOver = newSecond > before;
        var frozen = turned.stream().filter(each -> each.kind() == Sanction.Kind.FREEZE).count();
        freezes += Math.toIntExact(isOver ? -frozen : frozen);
        if (frozen > 0 && !isOver) standStill();
        return isOver ? new Turned(turned, List.of()) : new Turned(List.of(), turned);
    }

    /** Stands before all that end in that second or later. */
    private static Sanction first(long end) {
        return new Sanction(
                Long.MIN_VALUE,
                Sanction.Kind.BAN,
                Optional.empty(),
                "",
                "",
                "",
                "",
                0,
                Optional.of(end));
    }

    /** Lays it on, in the place of one of that kind; false when there is no room for more. */
    public boolean lay(Sanction sanction) {
        Optional.ofNullable(byKey.get(Key.of(sanction))).ifPresent(this::lift);
        if (sanctions.size() >= SANCTIONS_MAX && !forgetOne()) return false;
        put(sanction);
        marks.changed(sanction.id(), sanction);
        tell();
        if (sanction.kind() == Sanction.Kind.FREEZE) standStill();
        return true;
    }

    /** The one that has been over for longest makes room; false when all hold. */
    private boolean forgetOne() {
        if (ending.isEmpty() || !ending.first().isOver(second)) return false;
        lift(ending.first());
        return true;
    }

    /** Whoever is frozen has no part in a fight any more, and walks behind nobody. */
    private void standStill() {
        for (var actor : world.population().all()) {
            if (!isFrozen(actor)) continue;
            world.hooks().frozen(actor);
            world.turns().arrange(actor);
        }
    }

    public void lift(Sanction sanction) {
        if (sanctions.remove(sanction.id()) != null && isFreeze(sanction)) freezes--;
        ending.remove(sanction);
        byKey.remove(Key.of(sanction), sanction);
        marks.gone(sanction.id());
        tell();
    }

    /** Those that hold now, the oldest first. */
    public List<Sanction> all() {
        return sanctions.values().stream().filter(this::holds).toList();
    }

    /** The one of that kind that holds now; {@code name} counts for an address only. */
    public Optional<Sanction> find(Sanction.Kind kind, Optional<Long> account, String name) {
        return Optional.ofNullable(byKey.get(Key.of(kind, account, name))).filter(this::holds);
    }

    private boolean holds(Sanction sanction) {
        return !sanction.isOver(second);
    }

    private boolean isFreeze(Sanction sanction) {
        return sanction.kind() == Sanction.Kind.FREEZE && holds(sanction);
    }

    /** Whether its player can do nothing; until they can, nobody strikes it either. */
    public boolean isFrozen(Actor actor) {
        // Fights ask at every blow, and as a rule nobody is.
        return freezes > 0 && of(actor, Sanction.Kind.FREEZE).isPresent();
    }

    private void put(Sanction sanction) {
        if (isFreeze(sanction)) freezes++;
        sanctions.put(sanction.id(), sanction);
        if (sanction.until().isPresent()) ending.add(sanction);
        byKey.put(Key.of(sanction), sanction);
    }

    /** The one of that kind under which the actor's player stands. */
    public Optional<Sanction> of(Actor actor, Sanction.Kind kind) {
        return actor.nature() instanceof Nature.PlayerCharacter character
                ? find(kind, Optional.of(character.accountId()), "")
                : Optional.empty();
    }
}
