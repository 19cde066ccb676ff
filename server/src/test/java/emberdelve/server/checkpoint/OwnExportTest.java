package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.PasswordSettings;
import emberdelve.db.Database;
import emberdelve.db.account.NameFold;
import emberdelve.db.account.NewAccount;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.Transfers;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.session.LawfulCharacters;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a server exports of all that it has is imported by another, whatever happened there. */
class OwnExportTest {
    private static final LawfulCharacters LAW =
            new LawfulCharacters(ShippedContent.load(), PasswordSettings.DEFAULTS);

    private final List<CharacterRow> rows = new ArrayList<>();

    @TempDir private Path folder;

    /** Nobody but two is played: a guest left a row, one was given up. */
    @BeforeEach
    void makeAWorld() throws Exception {
        try (var from = UntouchedWorld.open(folder.resolve("from"))) {
            comes(from, "Guestling", Role.GUEST, Map.of());
            comes(from, "Tolo", Role.PLAYER, Map.of("deleted", true));
            comes(from, "Mira", Role.PLAYER, Map.of("progress", new ProgressRow(3, 0, 0, 2)));
            comes(from, "Kobold", Role.OWNER, Map.of());
            var gold = rows.stream().mapToLong(row -> row.purse().all()).sum();
            var ledger = new LedgerRow("kit", gold, 0, 0, 0);
            var digest = rows.stream().mapToLong(CharacterRow.TABLE::digest).sum();
            from.checkpoints()
                    .write(
                            new Checkpoint(
                                    1,
                                    0,
                                    100,
                                    List.of(
                                            new Changed<>(CharacterRow.TABLE, rows, List.of()),
                                            new Changed<>(
                                                    LedgerRow.TABLE, List.of(ledger), List.of())),
                                    List.of(),
                                    digest + LedgerRow.TABLE.digest(ledger)));
        }
    }

    private void comes(Database database, String name, Role role, Map<String, Object> otherwise)
            throws Exception {
        var hash = LawfulCharactersTest.HASH;
        var account = new NewAccount(name, hash, role.word(), false, Instant.EPOCH);
        var id = database.accounts().create(account);
        var own =
                Map.<String, Object>of(
                        "id", id, "accountId", id, "name", name, "foldedName", NameFold.fold(name));
        rows.add(Samples.with(Samples.with(LawfulCharactersTest.MIRA, own), otherwise));
    }

    @Test
    void everybodyWhoIsPlayedComesInAsTheyWere() throws Exception {
        var file = new ByteArrayOutputStream();
        try (var from = Database.open(folder.resolve("from"), false, Features.tables())) {
            assertThat(from.transfers().exportAll(file, OpeningProgress.UNHEARD)).isEqualTo(2);
        }
        try (var to = UntouchedWorld.open(folder.resolve("to"))) {
            var steeper = new XpCurve(2, 30);
            to.recounts()
                    .count(steeper, CurveRecount.between(XpCurve.FIRST, steeper), Instant.EPOCH);
            var in = new ByteArrayInputStream(file.toByteArray());
            to.transfers().importFrom(in, false, Instant.EPOCH, CurveRecount::between, LAW);

            assertThat(to.characters().byName("Mira").orElseThrow().progress())
                    .isEqualTo(new ProgressRow(3, 0, 0, 2));
            assertThat(to.characters().byName("Kobold")).isPresent();
            assertThat(to.accounts().count()).isEqualTo(2);
            assertThat(to.verify().sound()).isTrue();
        }
    }

    @Test
    void nothingIsToldAgainstTheRulesOfThem() {
        assertThat(Transfers.faults(folder.resolve("from"), LAW)).isEmpty();
    }
}
