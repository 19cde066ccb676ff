package emberdelve.server.world.perception;

import emberdelve.server.world.Room;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.Named;
import emberdelve.server.world.event.Fight;
import emberdelve.server.world.event.Magic;
import emberdelve.server.world.event.Movement;
import emberdelve.server.world.event.WorldEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Fights in other rooms, of which a reader is told that they begin and that they end, and nothing
 * in between; who stands where nobody is harmed is told nothing of them. Kept from tick to tick and
 * not stored: after a restart a fight that goes on begins once more. Thread: world.
 */
final class FarFights {
    /** In the order in which they began, so that their ends are told in one order, too. */
    private final Map<Room, FarFight> fights = new LinkedHashMap<>();

    /** One room's: who was told of its beginning, and who fell in it since. */
    private static final class FarFight {
        final Set<Actor> told = new LinkedHashSet<>();
        final List<Named> fallen = new ArrayList<>();
    }

    /** Whether such an event belongs to a fight, wherever it is noticed from. */
    static boolean isPartOfOne(WorldEvent event) {
        return event instanceof Fight
                || event instanceof Magic
                || event instanceof Movement.Fled;
    }

    /** It happened there: once for each event, before its readers are found. */
    void happened(Room room, WorldEvent event) {
        var fight = fights.get(room);
        if (fight != null && event instanceof Fight.Died died) fight.fallen.add(died.victim());
    }

    /** What a reader in another room is told of it; empty when that is nothing. */
    Optional<WorldEvent> toldOf(Room room, WorldEvent event, Actor reader) {
        if (reader.room().zone().template().safe()) return Optional.empty();
        var fight = fights.get(room);
        if (fight != null && fight.told.contains(reader)) return Optional.empty();
        return switch (event) {
            case Fight.Blow blow -> {
                begin(room, reader);
                yield Optional.of(new Fight.Began(blow.attacker(), blow.target()));
            }
            case Magic.Harmed harmed -> {
                begin(room, reader);
                yield Optional.of(harmed);
            }
            // Before the first blow, or around it: that one tells of the fight.
            case Fight.Guarded _, Fight.Rescued _, Fight.CalledForHelp _, Movement.Fled _ ->
                Optional.empty();
            case Fight.Died _, Fight.Ended _ -> Optional.of(event);
            default -> fight == null ? Optional.of(event) : Optional.empty();
        };
    }

    private void begin(Room room, Actor reader) {
        fights.computeIfAbsent(room, _ -> new FarFight()).told.add(reader);
    }

    /** Ends the fights in whose room nobody fights any more; {@code tell} finds their readers. */
    void endThoseThatAreOver(BiConsumer<Room, End> tell) {
        if (fights.isEmpty()) return;
        var over = fights.entrySet().stream()
                .filter(fight -> isOver(fight.getKey()))
                .map(Map.Entry::copyOf)
                .toList();
        for (var fight : over) {
            fights.remove(fight.getKey());
            var ended = new Fight.Ended(List.copyOf(fight.getValue().fallen));
            tell.accept(fight.getKey(), new End(ended, fight.getValue().told));
        }
    }

    private static boolean isOver(Room room) {
        return room.actors().stream().noneMatch(actor -> actor.fray().isFighting());
    }

    /** An end, and who was told of the beginning. */
    record End(Fight.Ended event, Set<Actor> told) {}
}
