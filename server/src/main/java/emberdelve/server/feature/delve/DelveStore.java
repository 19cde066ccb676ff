package emberdelve.server.feature.delve;

import emberdelve.config.content.TimeMode;
import emberdelve.db.person.Person;
import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * The store of delves: turns each into a row, and the rows back. The members of a delve are one
 * text: {@code 17:Mira 23:Tolo:fallen}.
 */
final class DelveStore implements Stored.Shared<DelveRun, DelveRow> {
    private static final String FALLEN = ":fallen";

    @Override
    public Class<DelveRun> kind() {
        return DelveRun.class;
    }

    @Override
    public Table<DelveRow> table() {
        return DelveRow.TABLE;
    }

    @Override
    public boolean bringsRooms() {
        return true;
    }

    @Override
    public Personal<DelveRow> personal() {
        return new Personal.Rows<>(
                DelveStore::isAbout,
                (world, person) -> world.part(Delves.class).erase(person),
                (world, renaming) -> world.part(Delves.class).rename(renaming));
    }

    @Override
    public void restore(World world, List<DelveRow> rows, StoredWorld stored) {
        world.part(Delves.class).restore(rows.stream().map(DelveStore::run).toList());
    }

    /** Everybody reads who has cleared a delve; its zone is only where one goes in. */
    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<DelveRow> rows, List<Long> gone) {
        world.part(Delves.class).learn(rows.stream().map(DelveStore::run).toList(), gone);
    }

    @Override
    public DelveRow row(long key, DelveRun delve) {
        return new DelveRow(
                key,
                delve.seed().seed(),
                delve.seed().members(),
                delve.seed().levels(),
                delve.pace().name(),
                maybe(delve.day()),
                delve.site(),
                delve.openedTick(),
                delve.members().stream().map(DelveStore::text).collect(Collectors.joining(" ")),
                delve.isOpen(),
                delve.isLost(),
                maybe(delve.wonTicks()),
                delve.mark().map(DelveRun.Mark::score),
                delve.mark().map(DelveRun.Mark::day),
                maybe(delve.account()));
    }

    private static boolean isAbout(DelveRow row, Person person) {
        return row.accountId().filter(person::hasAccount).isPresent()
                || members(row.party()).stream().anyMatch(each -> person.plays(each.id().value()));
    }

    static DelveRun run(DelveRow row) {
        return new DelveRun(
                row.id(),
                new DelveSeed(row.seed(), row.madeFor(), row.levelSum()),
                TimeMode.valueOf(row.pace()),
                number(row.dayNumber()),
                row.site(),
                row.openedTick(),
                members(row.party()),
                row.isOpen(),
                row.isLost(),
                number(row.wonTicks()),
                row.score().map(score -> new DelveRun.Mark(score, row.clearedDay().orElse(0L))),
                number(row.accountId()));
    }

    private static String text(DelveRun.Member member) {
        return member.id().value() + ":" + member.name() + (member.fallen() ? FALLEN : "");
    }

    private static List<DelveRun.Member> members(String party) {
        var members = new ArrayList<DelveRun.Member>();
        if (party.isEmpty()) return members;
        for (var text : party.split(" ", -1)) {
            var parts = text.split(":", -1);
            members.add(
                    new DelveRun.Member(
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
