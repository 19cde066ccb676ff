package emberdelve.server.rule.effect;

import emberdelve.config.content.Selector;
import emberdelve.server.kernel.Light;
import emberdelve.server.kernel.Sight;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.rule.fight.Sides;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.stream.Stream;

/** The search for the targets of a selector (docs/rules.md R6.1). Thread: world. */
public final class Targeting {
    private final Sight sight;
    private final Sides sides;
    private final IntSupplier pacesPerStep;

    /**
     * @param pacesPerStep the paces from one room to the next, asked for at each search
     */
    public Targeting(Sight sight, Sides sides, IntSupplier pacesPerStep) {
        this.sight = sight;
        this.sides = sides;
        this.pacesPerStep = pacesPerStep;
    }

    /** The result of a search for targets. */
    public sealed interface Choice {
        /** The targets of a choice, at least one. */
        record Targets(List<Actor> actors) implements Choice {}

        /** The candidates, at least one, of whom the player must choose one. */
        record OneOf(List<Actor> candidates) implements Choice {}

        /** No target is near enough. */
        enum Nobody implements Choice {
            NOBODY
        }
    }

    /** The targets of a selector when its user names nobody. */
    public Choice choose(Actor user, Selector selector) {
        var all = candidates(user, selector);
        if (all.isEmpty()) return Choice.Nobody.NOBODY;
        return switch (selector) {
            case Selector.Self _, Selector.Group _, Selector.AroundSelf _ ->
                    new Choice.Targets(all);
            case Selector.SelfOrSelected _ -> new Choice.Targets(List.of(user));
            case Selector.Closest _ -> new Choice.Targets(List.of(closest(user, all)));
            case Selector.Selected _, Selector.AroundSelected _ ->
                    meant(user, selector, all)
                            .<Choice>map(aim -> new Choice.Targets(of(user, selector, aim)))
                            .orElseGet(() -> new Choice.OneOf(all));
        };
    }

    /**
     * The candidate whom the user means without naming one: the chosen target; for an effect on an
     * enemy else the user's opponent, else the only enemy here, because a fight leaves no time for
     * questions. A target that has fled is no candidate.
     */
    private Optional<Actor> meant(Actor user, Selector selector, List<Actor> all) {
        var hurts =
                selector instanceof Selector.Selected(_, var filter)
                        && filter == Selector.Filter.HOSTILE;
        var aim = user.combat().aim().filter(all::contains);
        if (!hurts) return aim;
        return aim.or(() -> user.combat().opponent().filter(all::contains))
                .or(() -> onlyEnemyHere(user).filter(all::contains));
    }

    private Optional<Actor> onlyEnemyHere(Actor user) {
        var enemies =
                user.room().actors().stream().filter(each -> sides.mayHarm(user, each)).toList();
        return enemies.size() == 1 ? Optional.of(enemies.getFirst()) : Optional.empty();
    }

    /**
     * Every actor that the selector could mean or its user could name; nearest first. All are in
     * sight: no selector reaches through doors, floors or zone borders, or round corners.
     */
    public List<Actor> candidates(Actor user, Selector selector) {
        return switch (selector) {
            case Selector.Self.SELF -> List.of(user);
            case Selector.Closest(var range, var filter) -> candidates(user, range, filter);
            case Selector.Selected(var range, var filter) -> candidates(user, range, filter);
            case Selector.SelfOrSelected(var range, var filter) -> candidates(user, range, filter);
            case Selector.Group(var range) ->
                    around(user, user.room(), range, Selector.Filter.ALLY);
            case Selector.AroundSelf(var range, var filter) ->
                    around(user, user.room(), range, filter).stream()
                            .filter(actor -> actor != user)
                            .toList();
            case Selector.AroundSelected _ -> enemiesFirst(user);
        };
    }

    /** The targets when the user means that actor; some selectors choose targets without it. */
    public List<Actor> of(Actor user, Selector selector, Actor named) {
        return switch (selector) {
            case Selector.Self _, Selector.Group _, Selector.AroundSelf _, Selector.Closest _ ->
                    choose(user, selector) instanceof Choice.Targets(var actors)
                            ? actors
                            : List.of();
            case Selector.Selected _, Selector.SelfOrSelected _ -> List.of(named);
            case Selector.AroundSelected(var range, var filter) ->
                    around(user, named.room(), range, filter);
        };
    }

    /** The targets of an area effect around a room: never players outside the user's group. */
    public List<Actor> around(Actor user, Room centre, int rangePaces, Selector.Filter filter) {
        var found = new ArrayList<Actor>();
        for (var near : sight.inSight(centre)) {
            if (rangePaces == 0 && near.steps() > user.stats().vision()) break;
            if (rangePaces > 0 && near.steps() * pacesPerStep.getAsInt() > rangePaces) break;
            for (var actor : near.room().actors()) {
                if (isTouched(user, actor, filter)) found.add(actor);
            }
        }
        return found;
    }

    private boolean isTouched(Actor user, Actor actor, Selector.Filter filter) {
        var enemy = sides.mayHarm(user, actor);
        var own = sides.areTogether(user, actor);
        return switch (filter) {
            case ANY -> enemy || own || !(user.isCharacter() && actor.isCharacter());
            case HOSTILE -> enemy;
            case ALLY -> sides.areFriends(user, actor);
        };
    }

    private List<Actor> candidates(Actor user, int rangePaces, Selector.Filter filter) {
        var found = new ArrayList<Actor>();
        for (var near : sight.inSight(user.room())) {
            if (near.steps() > user.stats().vision()) break;
            if (rangePaces > 0 && near.steps() * pacesPerStep.getAsInt() > rangePaces) break;
            if (near.steps() > 0 && !Light.canSeeIn(user, near.room())) continue;
            for (var actor : near.room().actors()) {
                if (fits(user, actor, filter)) found.add(actor);
            }
        }
        return found;
    }

    /**
     * All actors that may be named, enemies first, so that a typing mistake does not burn the user.
     */
    private List<Actor> enemiesFirst(Actor user) {
        var all = candidates(user, 0, Selector.Filter.ANY);
        return Stream.concat(
                        all.stream().filter(actor -> sides.mayHarm(user, actor)),
                        all.stream().filter(actor -> !sides.mayHarm(user, actor)))
                .toList();
    }

    private boolean fits(Actor user, Actor actor, Selector.Filter filter) {
        return switch (filter) {
            case ANY -> true;
            case HOSTILE -> sides.mayHarm(user, actor);
            case ALLY ->
                    sides.areTogether(user, actor)
                            || (!sides.mayHarm(user, actor) && !actor.isHostileTo(user));
        };
    }

    /** The actor in the nearest room who acts first; of equals, the quicker. */
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
