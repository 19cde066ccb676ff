package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Checkpoint;
import emberdelve.server.admin.AuditOrder;
import emberdelve.server.checkpoint.AuditMapping;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.view.AuditView;
import emberdelve.server.view.Note;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/** What staff did is read from the store, together with what no checkpoint holds yet. */
final class AuditReaderTest {
    private static final long NOON = 1_772_366_400;

    private final Inbox inbox = new Inbox(8);
    private final Jobs jobs = new Jobs(() -> 8);
    private final Database database;

    AuditReaderTest(@TempDir Path folder) {
        database = UntouchedWorld.open(folder);
    }

    @AfterEach
    void close() {
        jobs.stop();
        database.close();
    }

    private static StaffDeed deed(long id) {
        return new StaffDeed(id, id * 10, "Sable", "192.0.2.7", "kick", "Mira", "spam");
    }

    private void store(long... ids) {
        var rows =
                LongStream.of(ids)
                        .mapToObj(id -> AuditMapping.row(deed(id), Instant.ofEpochSecond(NOON)))
                        .toList();
        database.checkpoints()
                .write(new Checkpoint(RegionRow.WHOLE, 1, 0, 100, List.of(), rows, 0));
    }

    private Input answered(AuditOrder order, StaffDeed... recent) {
        var reader = new AuditReader(database, jobs, inbox);
        assertThat(reader.take(order, List.of(recent), NOON + 60)).isTrue();
        var inputs = new ArrayList<Input>();
        Awaitility.await()
                .pollInSameThread()
                .until(() -> {
                    inputs.addAll(inbox.drain());
                    return !inputs.isEmpty();
                });
        return inputs.getFirst();
    }

    @Test
    void whatWasStoredBeforeTheServerStartedIsShown() {
        store(1, 2);

        assertThat(answered(new AuditOrder("", 1, "console"), deed(2), deed(3)))
                .isEqualTo(
                        new Input.AuditRead(
                                "console",
                                new AuditView(
                                        "",
                                        1,
                                        1,
                                        List.of(
                                                shown(3, NOON + 60),
                                                shown(2, NOON),
                                                shown(1, NOON)))));
    }

    private static AuditView.Deed shown(long id, long second) {
        return new AuditView.Deed(
                id, second, id * 10, "Sable", "192.0.2.7", "kick", "Mira", "spam");
    }

    @Test
    void aPageHasTwentyDeedsAndSaysHowManyPagesThereAre() {
        store(LongStream.rangeClosed(1, 41).toArray());

        assertThat(page(1).deeds()).hasSize(AuditOrder.PAGE_DEEDS);
        assertThat(page(3).deeds()).extracting(AuditView.Deed::id).containsExactly(1L);
        assertThat(page(4).deeds()).isEmpty();
        assertThat(page(4).pages()).isEqualTo(3);
    }

    private AuditView page(int number) {
        return answered(new AuditOrder("mira", number, "Sable")) instanceof Input.AuditRead read
                ? read.page()
                : new AuditView("", 0, 0, List.of());
    }

    @Test
    void aStoreThatCannotBeReadIsSaidSo() {
        database.close();

        assertThat(answered(new AuditOrder("", 1, "Sable")))
                .isEqualTo(new Input.Answered("Sable", Note.of("audit.unreadable")));
    }
}
