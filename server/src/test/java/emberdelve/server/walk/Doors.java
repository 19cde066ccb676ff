package emberdelve.server.walk;

import emberdelve.config.content.Expression;
import emberdelve.config.content.Expression.Fact;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.server.model.Way;

import java.util.List;

/** Opens, shuts and locks the doors of a room. */
final class Doors {
    /** Under so many a door that the sky moves is tried. */
    private static final int SKIES_MAX = 6;

    private static final int TRIES_MAX = 4;

    private final Party party;
    private final Walker who;
    private final List<String> faults;

    /**
     * @param faults gets a sentence for each door that does not move
     */
    Doors(Party party, List<String> faults) {
        this.party = party;
        this.who = party.leader();
        this.faults = faults;
    }

    void of(RoomTemplate room) {
        for (var way : who.room().ways()) {
            if (way.door().isEmpty()) continue;
            var exit = new Chart.Exit(room.id(), way.direction());
            var what = "the " + way.door().get().name() + ", " + exit;
            var key = way.key();
            if (key.isPresent() && !party.seeker().gets(who, key.get())) {
                if (!party.isTold(way.to().id()))
                    faults.add("nobody gets the key of " + what + ": " + key.get());
            } else if (!movesInTime(exit, way)) {
                faults.add(what + ", does not move" + who.remembers());
            }
            back(exit);
        }
    }

    /** What rain or the night opens and shuts may do so in a walker's hand. */
    private boolean movesInTime(Chart.Exit exit, Way way) {
        var skies = isMovedByTheSky(exit) ? SKIES_MAX : 1;
        for (var tried = 1; tried < skies; tried++) {
            if (moves(exit, way)) return true;
            party.skies().waitForAnother();
        }
        return moves(exit, way);
    }

    private boolean moves(Chart.Exit exit, Way way) {
        for (var tries = 1; tries < TRIES_MAX; tries++) {
            back(exit);
            var moves = movesOnce(way);
            // Somebody may have driven the walker away meanwhile.
            if (moves || who.here().equals(exit.from())) return moves;
        }
        return false;
    }

    private boolean movesOnce(Way way) {
        var door = way.door().orElseThrow();
        var word = way.direction().word();
        if (door.isLocked()) who.types("unlock " + word);
        who.types("open " + word);
        var opens = door.isOpen();
        who.types("close " + word);
        var shuts = !door.isOpen();
        if (door.hasLock()) who.types("lock " + word);
        var locks = door.hasLock() == door.isLocked();
        if (door.hasLock()) who.types("unlock " + word);
        return opens && shuts && locks && !door.isLocked();
    }

    private void back(Chart.Exit exit) {
        party.go(who, exit.from());
        who.clears();
    }

    private boolean isMovedByTheSky(Chart.Exit exit) {
        return party.chart().rooms().values().stream()
                .flatMap(room -> room.triggers().stream())
                .filter(trigger -> trigger.cue().condition().filter(Doors::asksTheSky).isPresent())
                .anyMatch(trigger -> moves(trigger, exit));
    }

    /** From either side. */
    private boolean moves(Trigger trigger, Chart.Exit exit) {
        return trigger.steps().stream()
                .anyMatch(step -> {
                    if (!(step instanceof Step.Door(_, var room, var direction))) return false;
                    var moved = new Chart.Exit(room, direction);
                    return moved.equals(exit)
                            || (party.chart().template(moved).to().equals(exit.from())
                                    && party.chart().template(exit).to().equals(room));
                });
    }

    private static boolean asksTheSky(Expression condition) {
        return switch (condition) {
            case Fact fact -> fact == Fact.HOUR || fact == Fact.NIGHT || fact == Fact.WEATHER;
            case Expression.Not(var of) -> asksTheSky(of);
            case Expression.And(var left, var right) -> asksTheSky(left) || asksTheSky(right);
            case Expression.Or(var left, var right) -> asksTheSky(left) || asksTheSky(right);
            case Expression.Sum(var left, var right, _) -> asksTheSky(left) || asksTheSky(right);
            case Expression.Compare(_, var left, var right) ->
                    asksTheSky(left) || asksTheSky(right);
            case Expression.Literal _,
                    Expression.Recall _,
                    Expression.Has _,
                    Expression.Living _,
                    Expression.Progress _ ->
                    false;
        };
    }
}
