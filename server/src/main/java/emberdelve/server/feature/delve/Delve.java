package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent;
import emberdelve.server.kernel.DelveCourse;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Zone;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;

/** An open delve: its zone, and its state. Thread: world. */
public final class Delve implements DelveCourse.Visit {
    private final DelvePlan plan;
    private final Zone zone;
    private long keptTicks;
    private boolean isLeft;
    private DelveRun run;
    private OptionalLong emptySince = OptionalLong.empty();

    /**
     * @param keptTicks the ticks after which the delve closes if nobody comes in at all
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

    @Override
    public long id() {
        return run.id();
    }

    @Override
    public String site() {
        return run.site();
    }

    @Override
    public int worth(DelveContent.Budget budget) {
        return run.seed().worth(budget) / Math.max(1, run.seed().members());
    }

    @Override
    public boolean isOn() {
        return run.isOn();
    }

    @Override
    public OptionalLong wonTicks() {
        return run.wonTicks();
    }

    @Override
    public List<Actor> visitors() {
        return zone.isDeserted() ? List.of() : actors(Actor::isCharacter);
    }

    /** The delve's monsters that are left. */
    public List<Actor> monsters() {
        return actors(actor -> !actor.isCharacter() && !isHired(actor));
    }

    /** Whether no monster is left. Asked in every tick: the search stops at the first monster. */
    boolean isCleared() {
        for (var room : zone.rooms())
            for (var actor : room.actors())
                if (!actor.isCharacter() && !isHired(actor)) return false;
        return true;
    }

    /** The hirelings that are in the delve. */
    List<Actor> hirelings() {
        return actors(Delve::isHired);
    }

    /**
     * Notes that the last visitor has left for good: the delve closes at once, and nobody can enter
     * it.
     */
    void leave() {
        isLeft = true;
    }

    boolean isLeft() {
        return isLeft;
    }

    /** The game time since the delve was opened, in ticks. */
    public long playedTicks() {
        return zone.now() - run.openedTick();
    }

    /**
     * Whether nobody has been in the delve for the time after which it closes.
     *
     * @param emptyTicks that time, for a delve in which somebody has been since the server was
     *     started
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
        return actor.minds().hirer().isPresent();
    }

    private List<Actor> actors(Predicate<Actor> which) {
        var found = new ArrayList<Actor>();
        for (var room : zone.rooms()) room.actors().stream().filter(which).forEach(found::add);
        return found;
    }
}
