package emberdelve.server.feature.portrait;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of characters' words about themselves: as rows, and back. */
final class PortraitStore implements Stored.Shared<Portrait, PortraitRow> {
    @Override
    public Class<Portrait> kind() {
        return Portrait.class;
    }

    @Override
    public Table<PortraitRow> table() {
        return PortraitRow.TABLE;
    }

    @Override
    public PortraitRow row(long key, Portrait portrait) {
        return new PortraitRow(key, portrait.name(), portrait.words());
    }

    @Override
    public Personal<PortraitRow> personal() {
        return Personal.ofCharacters(
                PortraitRow::characterId,
                (world, id) -> world.part(Portraits.class).forget(id),
                (world, renaming) -> world.part(Portraits.class).rename(renaming));
    }

    /** Staff find a portrait by the name of its character, wherever that is. */
    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<PortraitRow> rows, List<Long> gone) {
        var portraits = world.part(Portraits.class);
        for (var row : rows)
            portraits.restore(
                    new ActorId(row.characterId()), new Portrait(row.name(), row.words()));
        for (var key : gone) portraits.drop(new ActorId(key));
    }
}
