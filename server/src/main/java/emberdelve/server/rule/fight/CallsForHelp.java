package emberdelve.server.rule.fight;

import emberdelve.server.kernel.Near;
import emberdelve.server.kernel.Sight;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;

import java.util.List;
import java.util.function.Predicate;

/** The calls of monsters for help, and who comes (docs/rules.md R7.3). Thread: world. */
final class CallsForHelp {
    /**
     * The number by which the caller's side may outnumber its enemies once helpers have come from
     * next door.
     */
    private static final int MORE = 2;

    private final World world;
    private final Sides sides;

    CallsForHelp(World world, Sides sides) {
        this.world = world;
        this.sides = sides;
    }

    static boolean isCaller(Actor actor) {
        return actor.nature() instanceof Nature.Monster(var type) && type.callsForHelp();
    }

    void call(Actor caller, Actor enemy) {
        if (!isCaller(caller)) return;
        world.emit(caller.room(), new FightEvent.CalledForHelp(caller.named()));
        for (var other : here(caller)) other.combat().turnTo(enemy);
        for (var other : nextDoor(caller)) other.minds().own().alarm(caller.room());
    }

    /**
     * The number of those who would come if the caller were struck now; 0 in a fight, in which it
     * does not call.
     */
    int comers(Actor caller) {
        if (caller.combat().isFighting()) return 0;
        return here(caller).size() + nextDoor(caller).size();
    }

    private static List<Actor> here(Actor caller) {
        return caller.room().actors().stream().filter(comesFor(caller)).toList();
    }

    private List<Actor> nextDoor(Actor caller) {
        var there = caller.room().actors();
        var own = there.stream().filter(each -> isOwn(each, caller)).count();
        var enemies = there.stream().filter(each -> sides.mayHarm(caller, each)).count();
        return world.part(Sight.class).from(caller.room()).stream()
                .takeWhile(near -> near.steps() <= 1)
                .filter(near -> near.steps() == 1)
                .map(Near::room)
                .flatMap(room -> room.actors().stream())
                .filter(comesFor(caller))
                .limit(Math.max(0, Math.max(1, enemies) + MORE - own))
                .toList();
    }

    private static Predicate<Actor> comesFor(Actor caller) {
        return other -> other != caller && !other.combat().isFighting() && isOwn(other, caller);
    }

    /**
     * Whether an actor is on the caller's side: of its kind or faction, without a passing mind and
     * without a master.
     */
    private static boolean isOwn(Actor one, Actor caller) {
        return areOfOneKind(one, caller)
                && !one.minds().isOverridden()
                && one.minds().master().isEmpty();
    }

    private static boolean areOfOneKind(Actor one, Actor other) {
        if (!(one.nature() instanceof Nature.Monster(var first))
                || !(other.nature() instanceof Nature.Monster(var second))) return false;
        var sameFaction = !first.faction().isEmpty() && first.faction().equals(second.faction());
        return first.equals(second) || sameFaction;
    }
}
