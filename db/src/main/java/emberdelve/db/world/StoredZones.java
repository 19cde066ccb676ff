package emberdelve.db.world;

import emberdelve.db.character.ItemRow;
import emberdelve.db.zone.MonsterRow;
import emberdelve.db.zone.MonsterTable;
import emberdelve.db.zone.ReturnRow;
import emberdelve.db.zone.ReturnTable;

import org.jdbi.v3.core.Handle;

import java.util.ArrayList;
import java.util.List;

/**
 * What the zones remember.
 *
 * @param monsters those that own or have learned something, smallest id first
 * @param onMonsters what they have picked up, smallest id first
 * @param returns of monsters that have died, smallest id first
 */
public record StoredZones(
        List<MonsterRow> monsters, List<ItemRow> onMonsters, List<ReturnRow> returns) {
    /** Nothing. */
    public static final StoredZones NONE = new StoredZones(List.of(), List.of(), List.of());

    public StoredZones {
        monsters = List.copyOf(monsters);
        onMonsters = List.copyOf(onMonsters);
        returns = List.copyOf(returns);
    }

    static StoredZones read(Handle handle, List<ItemRow> onMonsters) {
        var monsters = new ArrayList<MonsterRow>();
        MonsterTable.each(handle, monsters::add);
        var returns = new ArrayList<ReturnRow>();
        ReturnTable.each(handle, returns::add);
        return new StoredZones(monsters, onMonsters, returns);
    }
}
