package emberdelve.server.feature.lantern;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of lanterns: turns each into a row, and the rows back. */
final class LanternStore implements Stored.Shared<Lantern, LanternRow> {
    @Override
    public Class<Lantern> kind() {
        return Lantern.class;
    }

    @Override
    public Table<LanternRow> table() {
        return LanternRow.TABLE;
    }

    @Override
    public LanternRow row(long key, Lantern lantern) {
        return new LanternRow(
                key,
                lantern.round(),
                lantern.number(),
                lantern.who().value(),
                lantern.name(),
                lantern.day());
    }

    @Override
    public Personal<LanternRow> personal() {
        return new Personal.Rows<>(
                (row, person) -> person.plays(row.characterId()),
                (world, person) ->
                        world.part(LanternYard.class)
                                .lightings()
                                .ifPresent(lightings -> lightings.erase(person)),
                (world, renaming) ->
                        world.part(LanternYard.class)
                                .lightings()
                                .ifPresent(lightings -> lightings.rename(renaming)));
    }

    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<LanternRow> rows, List<Long> gone) {
        world.part(LanternYard.class)
                .lightings()
                .ifPresent(lightings ->
                        lightings.learn(rows.stream().map(LanternStore::lantern).toList(), gone));
    }

    private static Lantern lantern(LanternRow row) {
        return new Lantern(
                row.id(),
                row.round(),
                row.number(),
                new ActorId(row.characterId()),
                row.name(),
                row.dayNumber());
    }
}
