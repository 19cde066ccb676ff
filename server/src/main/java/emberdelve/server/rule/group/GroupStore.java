package emberdelve.server.rule.group;

import emberdelve.config.content.Rank;
import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;
import java.util.Locale;

/** Places in groups as rows, and back: places are kept for members who come back. */
final class GroupStore implements Stored.Shared<GroupPlace, GroupMemberRow> {
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

    /** The places of a group are the characters' own: a group goes where its members go. */
    @Override
    public Reach reach() {
        return Reach.CHARACTER;
    }

    /** Members who were in the dungeon when the server stopped have a while to come back. */
    @Override
    public void restore(World world, List<GroupMemberRow> rows, StoredWorld stored) {
        var until = world.now() + world.ticks(Groups.PLACE_KEPT);
        for (var row : rows) expect(world, row, row.keptUntil() == 0 ? until : row.keptUntil());
    }

    /** Members who are in another world keep their places until that world says otherwise. */
    @Override
    public void learn(World world, List<GroupMemberRow> rows, List<Long> gone) {
        for (var row : rows) expect(world, row, row.keptUntil());
        for (var key : gone) world.part(Groups.class).drop(new ActorId(key));
    }

    private static void expect(World world, GroupMemberRow row, long keptUntil) {
        var place =
                new GroupPlace(
                        row.groupId(),
                        row.place(),
                        row.formation().equals("back") ? Rank.BACK : Rank.FRONT,
                        LootRule.named(row.loot()).orElse(LootRule.FREE),
                        keptUntil);
        world.part(Groups.class).expect(new ActorId(row.characterId()), place);
    }
}
