package emberdelve.db.world;

import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.delve.DelveRow;
import emberdelve.db.group.MemberRow;
import emberdelve.db.sanction.SanctionRow;
import emberdelve.db.seal.WorldRow;

import java.util.List;

/**
 * All that the world needs before its first tick. Characters are read when they log in.
 *
 * @param onFloors items that lie in rooms, smallest id first
 * @param inCorpses items that lie in corpses, smallest id first
 * @param members of groups, group by group
 * @param sanctions smallest id first
 * @param delves that are open or were cleared, smallest id first
 */
public record StoredWorld(
        WorldRow world,
        List<ItemRow> onFloors,
        List<CorpseRow> corpses,
        List<ItemRow> inCorpses,
        List<LedgerRow> ledger,
        StoredZones zones,
        List<MemberRow> members,
        StoredMail mail,
        List<SanctionRow> sanctions,
        List<DelveRow> delves) {
    /**
     * In which the zones remember nothing, nobody has a group, a sanction or a delve, and nothing
     * was written.
     */
    public StoredWorld(
            WorldRow world,
            List<ItemRow> onFloors,
            List<CorpseRow> corpses,
            List<ItemRow> inCorpses,
            List<LedgerRow> ledger) {
        this(
                world,
                onFloors,
                corpses,
                inCorpses,
                ledger,
                StoredZones.NONE,
                List.of(),
                StoredMail.NONE,
                List.of(),
                List.of());
    }

    public StoredWorld {
        onFloors = List.copyOf(onFloors);
        corpses = List.copyOf(corpses);
        inCorpses = List.copyOf(inCorpses);
        ledger = List.copyOf(ledger);
        members = List.copyOf(members);
        sanctions = List.copyOf(sanctions);
        delves = List.copyOf(delves);
    }
}
