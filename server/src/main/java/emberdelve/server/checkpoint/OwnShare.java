package emberdelve.server.checkpoint;

import emberdelve.config.content.RoomId;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.World;
import emberdelve.server.stored.Stored;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The share of what is stored that lies in the territory of one world: other worlds bring back the
 * rest.
 */
final class OwnShare {
    private final Borders borders;
    private final Set<Long> corpses = new HashSet<>();
    private final Set<Long> monsters = new HashSet<>();

    private OwnShare(Borders borders) {
        this.borders = borders;
    }

    /** The same store with the things, corpses and monsters of that world alone. */
    static StoredWorld of(World world, StoredWorld stored) {
        var borders = new Borders(world);
        return borders.areNone() ? stored : new OwnShare(borders).of(stored);
    }

    /** The rows without those of another world's places. */
    static <R extends Record> List<R> of(World world, Stored<?, R> kind, List<R> rows) {
        var borders = new Borders(world);
        if (borders.areNone() || !(kind instanceof Stored.OfPlace<?, R> ofPlaces)) return rows;
        return rows.stream().filter(row -> borders.hold(ofPlaces.place(row))).toList();
    }

    private StoredWorld of(StoredWorld stored) {
        var lying = stored.corpses().stream().filter(each -> isOurs(each.room())).toList();
        var living = stored.monsters().stream().filter(each -> isOurs(each.room())).toList();
        corpses.addAll(lying.stream().map(CorpseRow::id).collect(Collectors.toSet()));
        monsters.addAll(living.stream().map(MonsterRow::id).collect(Collectors.toSet()));
        var things = stored.items().stream().filter(this::isOurs).toList();
        return stored.with(things, lying, living);
    }

    private boolean isOurs(ItemRow thing) {
        return switch (thing.place()) {
            case ItemPlace.OnFloor(var room) -> isOurs(room);
            case ItemPlace.InCorpse(var id) -> corpses.contains(id);
            case ItemPlace.OnMonster(var id) -> monsters.contains(id);
            case ItemPlace.OnCharacter _, ItemPlace.InBank _ -> true;
        };
    }

    private boolean isOurs(String room) {
        return borders.hold(new RoomId(room));
    }
}
