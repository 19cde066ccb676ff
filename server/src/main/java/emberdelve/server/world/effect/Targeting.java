package emberdelve.server.world.effect;

import emberdelve.config.content.Selector;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.fight.Fights;
import emberdelve.server.world.space.Sight;
import java.util.ArrayList;
import java.util.List;

/** Finds whom a selector means (GAME section 6). Thread: world. */
public final class Targeting {
    private final Sight sight;
    private final Fights fights;
    private final int pacesPerStep;

    public Targeting(Sight sight, Fights fights, int pacesPerStep) {
        this.sight = sight;
        this.fights = fights;
        this.pacesPerStep = pacesPerStep;
    }

    /** What came of looking for targets. */
    public sealed interface Choice {
        /** These, at least one. */
        record Targets(List<Actor> actors) implements Choice {}

        /** One of these, at least one: the player must say which. */
        record OneOf(List<Actor> candidates) implements Choice {}

        /** Nobody is near enough. */
        enum Nobody implements Choice {
            NOBODY
        }
    }

    /** Whom the selector means when its user names nobody. */
    public Choice choose(Actor user, Selector selector) {
        return switch (selector) {
            case Selector.Self.SELF -> new Choice.Targets(List.of(user));
            case Selector.Closest(var range, var filter) -> {
                var all = candidates(user, range, filter);
                yield all.isEmpty()
                        ? Choice.Nobody.NOBODY
                        : new Choice.Targets(List.of(closest(user, all)));
            }
            case Selector.Selected(var range, var filter) -> {
                var all = candidates(user, range, filter);
                yield all.isEmpty() ? Choice.Nobody.NOBODY : new Choice.OneOf(all);
            }
        };
    }

    /** Everybody the selector could mean, nearest first. */
    public List<Actor> candidates(Actor user, Selector selector) {
        return switch (selector) {
            case Selector.Self.SELF -> List.of(user);
            case Selector.Closest(var range, var filter) -> candidates(user, range, filter);
            case Selector.Selected(var range, var filter) -> candidates(user, range, filter);
        };
    }

    private List<Actor> candidates(Actor user, int rangePaces, Selector.Filter filter) {
        var found = new ArrayList<Actor>();
        for (var near : sight.from(user.room())) {
            if (near.steps() > user.stats().vision()) break;
            if (rangePaces > 0 && near.steps() * pacesPerStep > rangePaces) break;
            for (var actor : near.room().actors()) {
                if (fits(user, actor, filter)) found.add(actor);
            }
        }
        return found;
    }

    private boolean fits(Actor user, Actor actor, Selector.Filter filter) {
        return switch (filter) {
            case ANY -> true;
            case HOSTILE -> fights.mayHarm(user, actor);
            case ALLY -> !actor.isHostileTo(user);
        };
    }

    /** The first of the nearest room by the scheduler's order: due first, then quicker. */
    private static Actor closest(Actor user, List<Actor> nearestFirst) {
        var room = nearestFirst.getFirst().room();
        var best = nearestFirst.getFirst();
        for (var actor : nearestFirst) {
            if (actor.room() == room && actsBefore(actor, best)) best = actor;
        }
        return best;
    }

    private static boolean actsBefore(Actor one, Actor other) {
        if (one.appointment().dueTick() != other.appointment().dueTick())
            return one.appointment().dueTick() < other.appointment().dueTick();
        return one.speed() < other.speed();
    }
}
