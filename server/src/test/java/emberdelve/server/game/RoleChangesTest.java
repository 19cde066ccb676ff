package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.RoleOrder;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.time.Clock;
import emberdelve.server.view.Note;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Map;

/** A role is given to accounts of a lower role alone. */
final class RoleChangesTest {
    private final Inbox inbox = new Inbox(8);
    private final Jobs jobs = new Jobs(() -> 8);
    private final StoreWriter writer = new StoreWriter(Runnable::run);
    private final Database database;
    private final OwnerCode ownerCode;

    RoleChangesTest(@TempDir Path folder) {
        database = UntouchedWorld.open(folder);
        ownerCode = new OwnerCode(database, new Throttle(Clock.SYSTEM));
    }

    @AfterEach
    void close() {
        jobs.stop();
        writer.stop(Duration.ofSeconds(5));
        database.close();
    }

    private Input answered(Role before, Role by, Role after) {
        var name = "Orla" + before.ordinal() + by.ordinal();
        try {
            database.accounts()
                    .create(new NewAccount(name, "x", before.word(), false, Instant.EPOCH));
        } catch (NameTaken impossible) {
            throw new AssertionError(impossible);
        }
        var changes = new RoleChanges(database, writer, jobs, inbox, new AccountCache(), ownerCode);
        assertThat(changes.take(new RoleOrder(name, after, "Ada", "here", by))).isTrue();
        var inputs = new ArrayList<Input>();
        Awaitility.await()
                .pollInSameThread()
                .until(() -> {
                    inputs.addAll(inbox.drain());
                    return !inputs.isEmpty();
                });
        assertThat(database.accounts().byName(name).orElseThrow().role())
                .isEqualTo(
                        inputs.getFirst() instanceof Input.RoleChanged
                                ? after.word()
                                : before.word());
        return inputs.getFirst();
    }

    @Test
    void anOwnerGivesRolesToThoseBelow() {
        assertThat(answered(Role.ADMIN, Role.OWNER, Role.OWNER))
                .isInstanceOf(Input.RoleChanged.class);
    }

    @Test
    void anOwnerTakesNoRoleFromAnOwner() {
        assertThat(answered(Role.OWNER, Role.OWNER, Role.PLAYER))
                .isEqualTo(
                        new Input.Answered(
                                "Ada", Note.of("staff.no-lower", Map.of("who", "Orla55"))));
    }

    @Test
    void theConsoleTakesARoleFromAnOwnerUnlessItIsTheLast() {
        assertThat(answered(Role.OWNER, Role.OPERATOR, Role.PLAYER))
                .isEqualTo(
                        new Input.Answered(
                                "Ada", Note.of("role.last-owner", Map.of("who", "Orla56"))));
        assertThat(answered(Role.ADMIN, Role.OWNER, Role.OWNER))
                .isInstanceOf(Input.RoleChanged.class);
    }
}
