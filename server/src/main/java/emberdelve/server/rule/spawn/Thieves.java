package emberdelve.server.rule.spawn;

import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.model.Way;
import emberdelve.server.rule.fight.Attack;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.move.Travel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Monsters that take gold with a wound, and run with it for good (docs/rules.md R23.1). The ledger
 * does not count the gold of a living monster: so stolen gold is booked as destroyed at once, and
 * as minted again when the thief falls. Thread: world.
 */
final class Thieves {
    /** The number of rooms after which a thief whom nobody follows is gone. */
    static final int ROOMS = 6;

    static final String REASON = "thieves";

    private final World world;
    private final Groups groups;

    /** The flights by thief; only looked up, never run through. */
    private final Map<Actor, Flight> flights = new HashMap<>();

    Thieves(World world, Groups groups) {
        this.world = world;
        this.groups = groups;
    }

    /**
     * @param victim the character whom the thief has robbed last
     * @param from the room that the thief ran out of last
     * @param rooms the number of rooms that it has run through
     * @param loot the gold that it has taken
     */
    private record Flight(Actor victim, Room from, int rooms, long loot) {
        Flight on(Room left) {
            return new Flight(victim, left, rooms + 1, loot);
        }
    }

    boolean runs(Actor thief) {
        return flights.containsKey(thief);
    }

    /**
     * Takes gold from a victim whom the thief's blow has wounded, at most the victim's free gold.
     */
    void wounded(Actor thief, Actor victim) {
        if (!(thief.nature() instanceof Nature.Monster(var type)) || !type.habits().isThief())
            return;
        if (!victim.isCharacter() || !victim.isAlive() || victim.room() != thief.room()) return;
        if (thief.minds().master().isPresent()) return;

        var random = thief.room().zone().random();
        var taken = Math.min(type.habits().steals().roll(random), victim.freeGold());
        if (taken <= 0) return;
        victim.partWith(taken);
        world.part(Ledger.class).destroyGold(REASON, taken);
        thief.setGold(thief.gold() + taken);
        var before = flights.get(thief);
        var loot = taken + (before == null ? 0 : before.loot());
        var rooms = before == null ? 0 : before.rooms();
        flights.put(thief, new Flight(victim, thief.room(), rooms, loot));
        world.emit(thief.room(), new SpawnEvent.Robbed(thief.named(), victim.named(), taken));
    }

    /** Runs through one room a turn, not back if there is another way, and is gone in the end. */
    Outcome run(Turn turn) {
        var thief = turn.self();
        var flight = flights.get(thief);
        if (flight == null) return new Outcome.Done(Effort.REST);

        var enemy = turn.part(Sides.class).enemyHere(thief);
        if (enemy.isEmpty() && flight.rooms() >= ROOMS) return slipAway(thief, flight);
        var ways = choice(turn, flight);
        if (ways.isEmpty())
            return enemy.<Outcome>map(near -> new Outcome.Instead(new Attack(near)))
                    .orElse(new Outcome.Done(Effort.REST));
        if (!turn.part(Fights.class).part(thief)) return new Outcome.Done(Effort.REST);
        flights.put(thief, flight.on(thief.room()));
        var way = ways.get(turn.random().nextInt(ways.size()));
        turn.part(Travel.class).flee(thief, way);
        return new Outcome.Done(Effort.REST);
    }

    /**
     * The best open ways: as far as there are any, those that do not lead back, and of these the
     * ones to rooms without enemies.
     */
    private static List<Way> choice(Turn turn, Flight flight) {
        var ways = turn.waysToFlee();
        var on = new ArrayList<>(ways);
        on.removeIf(way -> way.to() == flight.from());
        var free = new ArrayList<>(on.isEmpty() ? ways : on);
        free.removeIf(
                way -> way.to().actors().stream().anyMatch(each -> each.isHostileTo(turn.self())));
        if (!free.isEmpty()) return free;
        return on.isEmpty() ? ways : on;
    }

    private Outcome slipAway(Actor thief, Flight flight) {
        var gone = new SpawnEvent.GotAway(thief.named(), flight.loot());
        world.emit(thief.room(), gone);
        for (var robbed : groups.companionsOf(flight.victim()))
            if (robbed.isCharacter() && robbed.isPresent() && robbed.room() != thief.room())
                world.tell(robbed, gone);
        world.part(Spawner.class).died(thief);
        world.population().remove(thief);
        return new Outcome.Done(Effort.REST);
    }

    /** Tells that the stolen gold lies with the thief's corpse, if it was killed while it ran. */
    void died(Actor thief) {
        var flight = flights.remove(thief);
        if (flight == null) return;
        world.emit(thief.room(), new SpawnEvent.Recovered(thief.named(), flight.loot()));
    }

    void left(Actor actor) {
        flights.remove(actor);
    }
}
