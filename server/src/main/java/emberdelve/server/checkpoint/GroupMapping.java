package emberdelve.server.checkpoint;

import emberdelve.config.content.Rank;
import emberdelve.db.group.MemberRow;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.group.Groups;
import emberdelve.server.world.group.LootRule;
import emberdelve.server.world.group.Seat;

import java.util.List;
import java.util.Locale;

/** Who belongs to which group, as rows, and back. Thread: world. */
final class GroupMapping {
    private GroupMapping() {}

    static List<MemberRow> rows(Groups groups) {
        return groups.seats().entrySet().stream()
                .map(entry -> row(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static MemberRow row(ActorId member, Seat seat) {
        return new MemberRow(
                member.value(),
                seat.group(),
                seat.place(),
                seat.rank().name().toLowerCase(Locale.ROOT),
                seat.loot().word(),
                seat.keptUntil());
    }

    /** Keeps these places for those who come back. */
    static void restore(World world, List<MemberRow> rows) {
        var until = world.now() + world.ticks(Groups.PLACE_KEPT);
        for (var row : rows) {
            var rank = row.formation().equals("back") ? Rank.BACK : Rank.FRONT;
            world.part(Groups.class)
                    .expect(
                            new ActorId(row.characterId()),
                            new Seat(
                                    row.groupId(),
                                    row.place(),
                                    rank,
                                    LootRule.named(row.loot()).orElse(LootRule.FREE),
                                    row.keptUntil() == 0 ? until : row.keptUntil()));
        }
    }
}
