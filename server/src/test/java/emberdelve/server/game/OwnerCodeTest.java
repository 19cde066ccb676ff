package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.server.admin.ClaimOrder;
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

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;

final class OwnerCodeTest {
    private static final String HOME = "192.0.2.7";
    private static final String WRONG = "aaaa-aaaa-aaaa-aaaa";

    private final AtomicLong nanos = new AtomicLong();
    private final Inbox inbox = new Inbox(64);
    private final Jobs jobs = new Jobs(() -> 64);
    private final StoreWriter writer = new StoreWriter(Runnable::run);
    private final Path file;
    private final Database database;
    private OwnerCode ownerCode;
    private RoleChanges changes;

    OwnerCodeTest(@TempDir Path folder) {
        database = UntouchedWorld.open(folder);
        file = folder.resolve(OwnerCode.FILE);
        ownerCode = begun();
        changes = changes();
    }

    /** The code as the next start of the server has it. */
    private OwnerCode begun() {
        var clock = new Clock(InstantSource.fixed(Instant.EPOCH), nanos::get);
        var made = new OwnerCode(database, new Throttle(clock));
        made.start();
        return made;
    }

    private RoleChanges changes() {
        return new RoleChanges(database, writer, jobs, inbox, new AccountCache(), ownerCode);
    }

    @AfterEach
    void close() {
        jobs.stop();
        writer.stop(Duration.ofSeconds(5));
        database.close();
    }

    private long account(String name, Role role) {
        try {
            return database.accounts()
                    .create(new NewAccount(name, "x", role.word(), false, Instant.EPOCH));
        } catch (NameTaken impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static ClaimOrder by(long account) {
        return new ClaimOrder(account, "Orla", HOME, Role.PLAYER);
    }

    private List<Input> answers(int count) {
        var inputs = new ArrayList<Input>();
        Awaitility.await()
                .pollInSameThread()
                .until(() -> {
                    inputs.addAll(inbox.drain());
                    return inputs.size() >= count;
                });
        return inputs;
    }

    private Input answer(long account, String code) {
        assertThat(changes.claim(by(account), code)).isTrue();
        return answers(1).getFirst();
    }

    private String code() {
        return ownerCode.code().orElseThrow();
    }

    private static Input told(String key) {
        return new Input.Answered("Orla", Note.of(key));
    }

    @Test
    void theCodeIsInAFileThatOnlyItsUserMayRead() throws IOException {
        assertThat(code()).matches("([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}");
        assertThat(file).hasContent("In the game, type: claim " + code());
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void whoHasTheCodeIsTheOwnerAndNobodyElse() {
        var orla = account("Orla", Role.PLAYER);
        var code = code();
        assertThat(answer(orla, " " + code.toUpperCase(Locale.ROOT)))
                .isEqualTo(new Input.Claimed(by(orla), true));
        assertThat(database.accounts().ofRole("owner")).containsExactly(orla);
        assertThat(file).doesNotExist();
        assertThat(ownerCode.code()).isEmpty();

        var tolo = account("Tolo", Role.PLAYER);
        assertThat(answer(tolo, code)).isEqualTo(told("claim.closed"));
        assertThat(database.accounts().ofRole("owner")).containsExactly(orla);
    }

    @Test
    void ofTwoAtOnceOneIsTheOwner() {
        var orla = account("Orla", Role.PLAYER);
        var tolo = account("Tolo", Role.PLAYER);
        var code = code();
        assertThat(changes.claim(by(orla), code)).isTrue();
        assertThat(changes.claim(by(tolo), code)).isTrue();
        assertThat(answers(2)).filteredOn(Input.Claimed.class::isInstance).hasSize(1);
        assertThat(database.accounts().ofRole("owner")).hasSize(1);
    }

    @Test
    void wrongCodesAreCountedLikeWrongPasswords() {
        var orla = account("Orla", Role.PLAYER);
        for (var guess = 0; guess < Throttle.BURST; guess++)
            assertThat(answer(orla, WRONG)).isEqualTo(new Input.Claimed(by(orla), false));
        assertThat(answer(orla, code())).isEqualTo(told("claim.throttled"));
        nanos.addAndGet(1_000_000_000L / Throttle.PER_SECOND);
        assertThat(answer(orla, code())).isEqualTo(new Input.Claimed(by(orla), true));
    }

    @Test
    void anOwnerOfTheConsoleEndsTheCode() {
        var orla = account("Orla", Role.PLAYER);
        var code = code();
        changes.take(new RoleOrder("orla", Role.OWNER, "console", "console", Role.OPERATOR));
        assertThat(answers(1).getFirst()).isInstanceOf(Input.RoleChanged.class);
        assertThat(file).doesNotExist();
        assertThat(answer(orla, code)).isEqualTo(told("claim.closed"));
    }

    @Test
    void aStartWithAnOwnerMakesNoCodeAndTakesTheOldFileAway() throws IOException {
        account("Orla", Role.OWNER);
        Files.writeString(file, "In the game, type: claim " + WRONG);
        ownerCode = begun();
        assertThat(ownerCode.code()).isEmpty();
        assertThat(file).doesNotExist();
    }

    @Test
    void eachStartWithoutAnOwnerHasAnotherCode() {
        var before = code();
        ownerCode = begun();
        changes = changes();
        assertThat(code()).isNotEqualTo(before);
        assertThat(file).content().contains(code());
        var orla = account("Orla", Role.PLAYER);
        assertThat(answer(orla, before)).isEqualTo(new Input.Claimed(by(orla), false));
    }

    /** Somebody was made owner by {@code emberdelve role} while the code still stood. */
    @Test
    void theStoreItselfGivesTheRoleOnlyWhereNobodyHasIt() {
        var orla = account("Orla", Role.PLAYER);
        account("Ada", Role.OWNER);
        assertThat(answer(orla, code())).isEqualTo(told("claim.closed"));
        assertThat(database.accounts().byId(orla).orElseThrow().role()).isEqualTo("player");
    }
}
