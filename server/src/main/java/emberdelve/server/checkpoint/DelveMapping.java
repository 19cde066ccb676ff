package emberdelve.server.checkpoint;

import emberdelve.config.content.Pace;
import emberdelve.db.delve.DelveRow;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.delve.DelveSeed;
import emberdelve.server.world.delve.Expedition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * Delves as rows, and rows as delves. Who went in is one text: {@code 17:Mira 23:Tolo:fallen}.
 * Pure.
 */
final class DelveMapping {
    private static final String FALLEN = ":fallen";

    private DelveMapping() {}

    static DelveRow row(Expedition delve) {
        return new DelveRow(
                delve.id(),
                delve.seed().seed(),
                delve.seed().members(),
                delve.seed().levels(),
                delve.pace().name(),
                maybe(delve.day()),
                delve.site(),
                delve.openedTick(),
                delve.members().stream().map(DelveMapping::text).collect(Collectors.joining(" ")),
                delve.isOpen(),
                delve.isLost(),
                maybe(delve.wonTicks()));
    }

    static Expedition expedition(DelveRow row) {
        return new Expedition(
                row.id(),
                new DelveSeed(row.seed(), row.madeFor(), row.levelSum()),
                Pace.valueOf(row.pace()),
                number(row.day()),
                row.site(),
                row.openedTick(),
                members(row.party()),
                row.open(),
                row.lost(),
                number(row.wonTicks()));
    }

    private static String text(Expedition.Member member) {
        return member.id().value() + ":" + member.name() + (member.fallen() ? FALLEN : "");
    }

    private static List<Expedition.Member> members(String party) {
        var members = new ArrayList<Expedition.Member>();
        if (party.isEmpty()) return members;
        for (var text : party.split(" ", -1)) {
            var parts = text.split(":", -1);
            members.add(
                    new Expedition.Member(
                            new ActorId(Long.parseLong(parts[0])),
                            parts[1],
                            text.endsWith(FALLEN)));
        }
        return members;
    }

    private static Optional<Long> maybe(OptionalLong number) {
        return number.isPresent() ? Optional.of(number.getAsLong()) : Optional.empty();
    }

    private static OptionalLong number(Optional<Long> maybe) {
        return maybe.map(OptionalLong::of).orElseGet(OptionalLong::empty);
    }
}
