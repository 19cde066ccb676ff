package emberdelve.server.rule.sanction;

import emberdelve.db.account.ErasedNames;
import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
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
 * All sanctions. Whether a sanction holds depends on the present wall time: one that is over is
 * kept, because the clock may have been wrong, and holds again if the clock is set back. Thread:
 * world.
 */
public final class Sanctions {
    /** The most sanctions that are kept: far more than staff can look after. */
    public static final int SANCTIONS_MAX = 10_000;

    private static final Comparator<Sanction> BY_END =
            Comparator.comparingLong((Sanction each) -> each.until().orElse(Long.MAX_VALUE))
                    .thenComparingLong(Sanction::id);

    private final World world;
    private final Marks<Sanction> marks;
    private final TreeMap<Long, Sanction> sanctions = new TreeMap<>();
    // Sanctions that end, by their end: a change of the clock changes neighbours only.
    private final TreeSet<Sanction> ending = new TreeSet<>(BY_END);
    // Used for every command of every player.
    private final Map<Key, Sanction> byKey = new HashMap<>();
    private Consumer<List<Sanction>> listener = _ -> {};
    private long second;
    // The number of freezes that hold.
    private int freezes;

    /**
     * The sanctions that a new wall time changes.
     *
     * @param over sanctions that hold no longer
     * @param again sanctions that hold again, because the clock went back
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

    /** Takes over what is stored, without marking it as changed. {@code gone}: ids of sanctions. */
    void learn(Collection<Sanction> stored, Collection<Long> gone) {
        for (var sanction : stored) {
            drop(sanction.id());
            put(sanction);
        }
        gone.forEach(this::drop);
        tell();
        if (stored.stream().anyMatch(this::isFreeze)) standStill();
    }

    /** Registers a listener, which is given all kept sanctions now and after every change. */
    public void listen(Consumer<List<Sanction>> everyone) {
        listener = everyone;
        tell();
    }

    private void tell() {
        listener.accept(List.copyOf(sanctions.values()));
    }

    /** The last known wall time in seconds since 1970 in UTC; 0 before the first. */
    public long second() {
        return second;
    }

    /** Sets the wall time, which may go back; returns the sanctions that this changes. */
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

    /** A sanction that sorts before all that end in that second or later. */
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

    /**
     * Adds a sanction, in the place of one of the same kind on the same account or address; false
     * if there is no room for more.
     */
    public boolean lay(Sanction sanction) {
        Optional.ofNullable(byKey.get(Key.of(sanction))).ifPresent(this::lift);
        if (sanctions.size() >= SANCTIONS_MAX && !forgetOne()) return false;
        put(sanction);
        marks.changed(sanction.id(), sanction);
        tell();
        if (sanction.kind() == Sanction.Kind.FREEZE) standStill();
        return true;
    }

    /** Removes the sanction that has been over for longest; false if all hold. */
    private boolean forgetOne() {
        if (ending.isEmpty() || !ending.first().isOver(second)) return false;
        lift(ending.first());
        return true;
    }

    /** Takes frozen actors out of their fights, and ends their following. */
    private void standStill() {
        for (var actor : world.population().all()) {
            if (!isFrozen(actor)) continue;
            world.hooks().frozen(actor);
            world.turns().arrange(actor);
        }
    }

    public void lift(Sanction sanction) {
        drop(sanction.id());
        marks.gone(sanction.id());
        tell();
    }

    private void drop(long id) {
        var sanction = sanctions.remove(id);
        if (sanction == null) return;
        if (isFreeze(sanction)) freezes--;
        ending.remove(sanction);
        byKey.remove(Key.of(sanction), sanction);
    }

    /**
     * Lifts the sanctions of a person's account, by which nobody can come in again; those that the
     * person has laid stay without the name.
     */
    void erase(Person person) {
        var names = new ErasedNames(person.erased());
        for (var sanction : List.copyOf(sanctions.values())) {
            var other = sanction.without(names);
            var isTheirs = sanction.account().filter(person::hasAccount).isPresent();
            if (!isTheirs && other.equals(sanction)) continue;
            lift(sanction);
            if (isTheirs) continue;
            put(other);
            marks.changed(other.id(), other);
            tell();
        }
    }

    /**
     * Puts the new name of a character into sanctions, as who laid them and as whom they hold for.
     */
    void rename(Renaming renaming) {
        for (var sanction : List.copyOf(sanctions.values())) {
            var other = sanction.after(renaming);
            if (other.equals(sanction)) continue;
            lift(sanction);
            put(other);
            marks.changed(other.id(), other);
            tell();
        }
    }

    /** The sanctions that hold now, the oldest first. */
    public List<Sanction> all() {
        return sanctions.values().stream().filter(this::holds).toList();
    }

    /** The sanction of that kind that holds now; {@code name} counts only for an address. */
    public Optional<Sanction> find(Sanction.Kind kind, Optional<Long> account, String name) {
        return Optional.ofNullable(byKey.get(Key.of(kind, account, name))).filter(this::holds);
    }

    private boolean holds(Sanction sanction) {
        return !sanction.isOver(second);
    }

    private boolean isFreeze(Sanction sanction) {
        return sanction.kind() == Sanction.Kind.FREEZE && holds(sanction);
    }

    /** Whether the actor's player is frozen; nobody may strike a frozen actor. */
    public boolean isFrozen(Actor actor) {
        // Used for every blow, and usually nobody is frozen.
        return freezes > 0 && of(actor, Sanction.Kind.FREEZE).isPresent();
    }

    private void put(Sanction sanction) {
        if (isFreeze(sanction)) freezes++;
        sanctions.put(sanction.id(), sanction);
        if (sanction.until().isPresent()) ending.add(sanction);
        byKey.put(Key.of(sanction), sanction);
    }

    /** The sanction of that kind that holds for the actor's player. */
    public Optional<Sanction> of(Actor actor, Sanction.Kind kind) {
        // Asked with all that a player is told, and usually there are none.
        return !byKey.isEmpty() && actor.nature() instanceof Nature.PlayerCharacter character
                ? find(kind, Optional.of(character.accountId()), "")
                : Optional.empty();
    }
}
