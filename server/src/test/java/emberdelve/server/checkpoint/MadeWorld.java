package emberdelve.server.checkpoint;

import emberdelve.db.Database;
import emberdelve.db.account.NameFold;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;
import emberdelve.server.admin.Role;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A new world into which a test puts characters, in one checkpoint. */
final class MadeWorld {
    private final Database database;
    private final List<CharacterRow> rows = new ArrayList<>();

    MadeWorld(Database database) {
        this.database = database;
    }

    /**
     * Puts one in that is like {@link LawfulCharactersTest#MIRA}.
     *
     * @param otherwise by the component of the row, what is not
     */
    MadeWorld with(String name, Role role, Map<String, Object> otherwise) throws NameTaken {
        var hash = LawfulCharactersTest.HASH;
        var account = new NewAccount(name, hash, role.word(), false, Instant.EPOCH);
        var id = database.accounts().create(account);
        var own =
                Map.<String, Object>of(
                        "id", id, "accountId", id, "name", name, "foldedName", NameFold.fold(name));
        rows.add(Samples.with(Samples.with(LawfulCharactersTest.MIRA, own), otherwise));
        return this;
    }

    void checkpoint() {
        var gold = rows.stream().mapToLong(row -> row.purse().all()).sum();
        var ledger = new LedgerRow(RegionRow.WHOLE, "kit", gold, 0, 0, 0);
        var digest = rows.stream().mapToLong(CharacterRow.TABLE::digest).sum();
        database.checkpoints()
                .write(
                        new Checkpoint(
                                RegionRow.WHOLE,
                                1,
                                0,
                                100,
                                List.of(
                                        new Changed<>(CharacterRow.TABLE, rows, List.of()),
                                        new Changed<>(LedgerRow.TABLE, List.of(ledger), List.of())),
                                List.of(),
                                digest + LedgerRow.TABLE.digest(ledger)));
    }
}
