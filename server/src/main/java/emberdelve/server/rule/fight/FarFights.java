package emberdelve.server.rule.fight;

import emberdelve.server.kernel.FarTelling;
import emberdelve.server.model.Actor;
import emberdelve.server.model.FightPart;
import emberdelve.server.model.Named;
import emberdelve.server.model.Room;
import emberdelve.server.model.WorldEvent;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * The telling of fights to readers in other rooms, who learn only the beginning and the end of one;
 * readers in a place without harm are told neither. Not stored: after a restart, a running fight
 * begins again. Thread: world.
 */
final class FarFights implements FarTelling {
    /**
     * The ticks since its last blow for which an actor with a passing mind keeps a fight from
     * ending: five turns at a speed of 10.
     */
    private static final long LULL_TICKS = 50;

    /**
     * The fights by their rooms, in the order in which they began, in which their ends are told,
     * too.
     */
    private final Map<Room, FarFight> fights = new LinkedHashMap<>();

    /** The fight in one room: who was told of its beginning, and who has died in it since. */
    private static final class FarFight {
        final Set<Actor> told = new LinkedHashSet<>();
        final List<Named> fallen = new ArrayList<>();
    }

    /** Whether the event belongs to a fight. */
    @Override
    public boolean sumsUp(WorldEvent event) {
        return event.fightPart() != FightPart.NONE;
    }

    @Override
    public void happened(Room room, WorldEvent event) {
        var fight = fights.get(room);
        if (fight != null && event instanceof FightEvent.Died died) fight.fallen.add(died.victim());
    }

    @Override
    public Optional<WorldEvent> toldOf(Room room, WorldEvent event, Actor reader) {
        if (reader.room().zone().template().safe()) return Optional.empty();
        var fight = fights.get(room);
        if (fight != null && fight.told.contains(reader)) return Optional.empty();
        // Whoever listens hears of deaths elsewhere, and not of each fight.
        if (reader.preferences().screenReader() && event.fightPart() != FightPart.NEWS)
            return Optional.empty();
        return switch (event.fightPart()) {
            case BEGINNING -> {
                begin(room, reader);
                yield Optional.of(
                        event instanceof FightEvent.Blow blow
                                ? new FightEvent.Began(blow.attacker(), blow.target())
                                : event);
            }
            case PRELUDE -> Optional.empty();
            case NEWS -> Optional.of(event);
            case SOME, NONE -> fight == null ? Optional.of(event) : Optional.empty();
        };
    }

    private void begin(Room room, Actor reader) {
        fights.computeIfAbsent(room, _ -> new FarFight()).told.add(reader);
    }

    /** Ends the fights in whose room nobody fights any more. */
    @Override
    public void endThoseThatAreOver(BiConsumer<Room, End> tell) {
        if (fights.isEmpty()) return;
        var over =
                fights.entrySet().stream()
                        .filter(fight -> isOver(fight.getKey()))
                        .map(Map.Entry::copyOf)
                        .toList();
        for (var fight : over) {
            fights.remove(fight.getKey());
            var ended = new FightEvent.Ended(List.copyOf(fight.getValue().fallen));
            tell.accept(fight.getKey(), new End(ended, fight.getValue().told));
        }
    }

    private static boolean isOver(Room room) {
        for (var actor : room.actors())
            if (actor.combat().isFighting() || mayGoOn(actor, room)) return false;
        return true;
    }

    /**
     * Whether an actor with a passing mind may soon strike again: a confused one may strike without
     * fighting anybody, and stands still between two blows.
     */
    private static boolean mayGoOn(Actor actor, Room room) {
        return actor.minds().isOverridden()
                && room.zone().now() - actor.combat().lastBlowTick() < LULL_TICKS;
    }
}
