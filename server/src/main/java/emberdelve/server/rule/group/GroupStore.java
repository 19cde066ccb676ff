package emberdelve.server.rule.group;

import emberdelve.config.content.Rank;
import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Stored;

import java.util.List;
import java.util.Locale;

/** Places in groups as rows, and back: places are kept for members who come back. */
final class GroupStore implements Stored<GroupPlace, GroupMemberRow> {
    @Override
    public Class<GroupPlace> kind() {
        return GroupPlace.class;
    }

    @Override
    public Table<GroupMemberRow> table() {
        return GroupMemberRow.TABLE;
    }

    @Override
    public GroupMemberRow row(long key, GroupPlace place) {
        return new GroupMemberRow(
                key,
                place.group(),
                place.place(),
                place.rank().name().toLowerCase(Locale.ROOT),
                place.loot().word(),
                place.keptUntil());
    }

    @Override
    public Personal<GroupMemberRow> personal() {
        return Personal.ofCharacters(
                GroupMemberRow::characterId, (world, id) -> world.part(Groups.class).forget(id));
    }

    @Override
    public void restore(World world, List<GroupMemberRow> rows, StoredWorld stored) {
        var until = world.now() + world.ticks(Groups.PLACE_KEPT);
        for (var row : rows)
            world.part(Groups.class).expect(new ActorId(row.characterId()), place(row, until));
    }

    /**
     * The place of a stored row. {@code until}: the tick up to which the place is kept for a member
     * who was in the dungeon when the server stopped.
     */
    private static GroupPlace place(GroupMemberRow row, long until) {
        return new GroupPlace(
                row.groupId(),
                row.place(),
                row.formation().equals("back") ? Rank.BACK : Rank.FRONT,
                LootRule.named(row.loot()).orElse(LootRule.FREE),
                row.keptUntil() == 0 ? until : row.keptUntil());
    }
}
