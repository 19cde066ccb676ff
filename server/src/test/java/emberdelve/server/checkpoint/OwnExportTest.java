package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.PasswordSettings;
import emberdelve.db.Database;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.Transfers;
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
import java.util.Map;

/** What a server exports of all that it has is imported by another, whatever happened there. */
class OwnExportTest {
    private static final LawfulCharacters LAW =
            new LawfulCharacters(ShippedContent.load(), PasswordSettings.DEFAULTS);

    @TempDir private Path folder;

    /** Nobody but two is played: a guest left a row, one was given up. */
    @BeforeEach
    void makeAWorld() throws Exception {
        try (var from = UntouchedWorld.open(folder.resolve("from"))) {
            new MadeWorld(from)
                    .with("Guestling", Role.GUEST, Map.of())
                    .with("Tolo", Role.PLAYER, Map.of("deleted", true))
                    .with("Mira", Role.PLAYER, Map.of("progress", new ProgressRow(3, 0, 0, 2)))
                    .with("Kobold", Role.OWNER, Map.of())
                    .checkpoint();
        }
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
