package emberdelve.server.walk;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Gets things as players do: it buys them, or hunts those who have them. */
final class Seeker {
    private static final int HUNTS_MAX = 60;
    private static final int RESPAWN_SECONDS = 60;

    private final Party party;

    /** A key may lie behind the door that it opens. */
    private final Set<String> sought = new HashSet<>();

    Seeker(Party party) {
        this.party = party;
    }

    /** Something to see by, if any shop has it. */
    void light(Walker who) {
        for (var item : party.content().items().values()) {
            var shines = item.make().shines() && item.worn().isPresent();
            if (!shines || shopsWith(item.id()).isEmpty()) continue;
            if (gets(who, item.id())) who.types("wear " + item.name());
            return;
        }
    }

    /**
     * @throws Stranded when nobody gets that
     */
    void get(Walker who, String item) {
        if (!gets(who, item))
            throw new Stranded("nobody gets " + item + " in the game" + who.remembers());
    }

    /** Staff gives what is missing. */
    void gold(Walker who, long amount) {
        if (who.self().gold() < amount)
            who.types("adjust " + who.name() + " gold " + amount + " reason walk");
    }

    /** Whether it has it then. */
    boolean gets(Walker who, String item) {
        if (who.has(item)) return true;
        if (!sought.add(item)) return false;
        try {
            return buys(who, item) || hunts(who, item);
        } finally {
            sought.remove(item);
        }
    }

    private boolean buys(Walker who, String item) {
        var shops = shopsWith(item);
        if (shops.isEmpty()) return false;
        party.go(who, shops.getFirst());
        var type = party.content().items().get(item);
        gold(who, type.value());
        who.types("buy " + type.name());
        return who.has(item);
    }

    private List<RoomId> shopsWith(String item) {
        return party.chart().rooms().values().stream()
                .filter(room -> room.shop().filter(its -> sells(its.wares(), item)).isPresent())
                .map(RoomTemplate::id)
                .sorted()
                .toList();
    }

    private static boolean sells(List<?> wares, String item) {
        return wares.stream().anyMatch(ware -> ware.equals(item));
    }

    private boolean hunts(Walker who, String item) {
        if (!isDropped(item)) return false;
        for (var hunts = 0; hunts < HUNTS_MAX; hunts++) {
            var prey = prey(who, item);
            if (prey.isEmpty()) {
                party.waits(RESPAWN_SECONDS);
                continue;
            }
            who.kills(prey.get());
            who.types("get " + party.content().items().get(item).name() + " from corpse");
            if (who.has(item)) return true;
        }
        return false;
    }

    /** One that may have it, where the walker is then; another lives behind what it opens. */
    private Optional<Actor> prey(Walker who, String item) {
        var all =
                party.world().population().all().stream()
                        .filter(actor -> drops(actor, item))
                        .sorted(Comparator.comparing(actor -> actor.id().toString()))
                        .toList();
        for (var prey : all) {
            if (!prey.isPresent()) continue;
            try {
                party.go(who, prey.room().id());
                return Optional.of(prey);
            } catch (Stranded elsewhere) {
                // The next one, then.
            }
        }
        return Optional.empty();
    }

    private boolean isDropped(String item) {
        return party.content().zones().values().stream()
                .flatMap(zone -> zone.spawns().stream())
                .map(spawn -> party.content().monsters().get(spawn.monster()))
                .anyMatch(type -> type.drops().stream().anyMatch(drop -> drop.item().equals(item)));
    }

    private static boolean drops(Actor actor, String item) {
        return actor.nature() instanceof Nature.Monster(var type)
                && type.drops().stream().anyMatch(drop -> drop.item().equals(item));
    }
}
