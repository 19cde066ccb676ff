package emberdelve.server.feature.delve;

import emberdelve.server.feature.hire.HiredMind;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Zone;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;

/** A delve that is open: its zone, and what has become of it. Thread: world. */
public final class Delve {
    private final DelvePlan plan;
    private final Zone zone;
    private long keptTicks;
    private boolean isLeft;
    private DelveRun run;
    private OptionalLong emptySince = OptionalLong.empty();

    /**
     * @param keptTicks so long it stays open before anybody is in it
     */
    Delve(DelveRun run, DelvePlan plan, Zone zone, long keptTicks) {
        this.run = run;
        this.plan = plan;
        this.zone = zone;
        this.keptTicks = keptTicks;
    }

    public DelveRun run() {
        return run;
    }

    void becomes(DelveRun changed) {
        run = changed;
    }

    public DelvePlan plan() {
        return plan;
    }

    public Zone zone() {
        return zone;
    }

    /** Who of the players is in it now, room by room. */
    public List<Actor> visitors() {
        return zone.isDeserted() ? List.of() : actors(Actor::isCharacter);
    }

    /** Who of its monsters is left. */
    public List<Actor> monsters() {
        return actors(actor -> !actor.isCharacter() && !isHired(actor));
    }

    /** Whether none of its monsters is left. Asked in every tick: it ends at the first it finds. */
    boolean isCleared() {
        for (var room : zone.rooms())
            for (var actor : room.actors())
                if (!actor.isCharacter() && !isHired(actor)) return false;
        return true;
    }

    /** Those who serve its visitors for pay. */
    List<Actor> hirelings() {
        return actors(Delve::isHired);
    }

    /** Whoever was in it left it for good: it falls in at once, and nobody goes in any more. */
    void leave() {
        isLeft = true;
    }

    boolean isLeft() {
        return isLeft;
    }

    /** Game time since it was opened, in ticks. */
    public long playedTicks() {
        return zone.now() - run.openedTick();
    }

    /**
     * Whether nobody has been in it for so long.
     *
     * @param emptyTicks once somebody has been in it since the server was started
     */
    boolean isGivenUp(long now, long emptyTicks) {
        if (!zone.isDeserted()) {
            emptySince = OptionalLong.empty();
            keptTicks = emptyTicks;
            return false;
        }
        if (isLeft) return true;
        if (emptySince.isEmpty()) emptySince = OptionalLong.of(now);
        return now - emptySince.getAsLong() >= keptTicks;
    }

    private static boolean isHired(Actor actor) {
        return actor.minds().own() instanceof HiredMind;
    }

    private List<Actor> actors(Predicate<Actor> which) {
        var found = new ArrayList<Actor>();
        for (var room : zone.rooms()) room.actors().stream().filter(which).forEach(found::add);
        return found;
    }
}
