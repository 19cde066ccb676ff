package emberdelve.server.rule.sanction;

import emberdelve.db.person.Person;
import emberdelve.db.row.Table;
import emberdelve.server.admin.Sanction;
import emberdelve.server.kernel.World;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.time.Instant;
import java.util.List;
import java.util.Locale;

/** Sanctions as rows, and back. */
final class SanctionStore implements Stored.Shared<Sanction, SanctionRow> {
    @Override
    public Class<Sanction> kind() {
        return Sanction.class;
    }

    @Override
    public Table<SanctionRow> table() {
        return SanctionRow.TABLE;
    }

    @Override
    public SanctionRow row(long key, Sanction sanction) {
        return new SanctionRow(
                key,
                sanction.kind().word(),
                sanction.account(),
                sanction.name(),
                sanction.reason(),
                sanction.who(),
                sanction.whoRole(),
                Instant.ofEpochSecond(sanction.since()),
                sanction.until().map(Instant::ofEpochSecond));
    }

    @Override
    public Personal<SanctionRow> personal() {
        return new Personal.Rows<>(
                SanctionStore::isAbout,
                (world, person) -> world.part(Sanctions.class).erase(person),
                (world, renaming) -> world.part(Sanctions.class).rename(renaming));
    }

    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<SanctionRow> rows, List<Long> gone) {
        world.part(Sanctions.class)
                .learn(rows.stream().map(SanctionStore::sanction).toList(), gone);
    }

    private static boolean isAbout(SanctionRow row, Person person) {
        return row.accountId().filter(person::hasAccount).isPresent() || person.isCalled(row.who());
    }

    private static Sanction sanction(SanctionRow row) {
        return new Sanction(
                row.id(),
                Sanction.Kind.valueOf(row.kind().toUpperCase(Locale.ROOT)),
                row.accountId(),
                row.name(),
                row.reason(),
                row.who(),
                row.whoRole(),
                row.sinceTime().getEpochSecond(),
                row.untilTime().map(Instant::getEpochSecond));
    }
}
