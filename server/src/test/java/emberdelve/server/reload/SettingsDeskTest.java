package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.ReloadOrder;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

final class SettingsDeskTest {
    private static final ReloadOrder ORDER =
            new ReloadOrder(ReloadOrder.Kind.SETTINGS, "Sable", "192.0.2.7");

    private final Inbox inbox = new Inbox(1);
    private final WrittenSettings written;
    private final SettingsDesk desk;

    SettingsDeskTest(@TempDir Path folder) {
        written = new WrittenSettings(folder, "limits: {guests: 4}\n");
        desk = new SettingsDesk(written.inForce(), Inboxes.of(inbox));
    }

    @Test
    void aMistakeIsToldWithItsLineAndNothingChanges() {
        var before = written.inForce().now();
        written.write("limits:\n  guests: 5\n  login-tries: 0\n");

        assertThat(desk.reload(ORDER))
                .containsExactly(
                        Note.of("reload.settings-mistakes", Map.of("count", "1")),
                        Note.of(
                                "reload.mistake",
                                Map.of(
                                        "mistake",
                                        "server.yaml:3:16: limits.login-tries: 0 (expected: whole"
                                                + " number 1..10)")));
        assertThat(written.inForce().now()).isSameAs(before);
        assertThat(inbox.drain()).isEmpty();
    }

    @Test
    void aFileThatIsGoneIsAMistakeAndNoWishForTheDefaults() {
        var before = written.inForce().now();
        written.delete();

        assertThat(desk.reload(ORDER))
                .hasSize(2)
                .last()
                .matches(note -> note.arguments().get("mistake").toString().contains("it is gone"));
        assertThat(written.inForce().now()).isSameAs(before);
    }

    @Test
    void whatCanChangeDoesAndTheRestIsNamed() {
        written.write(
                "limits: {guests: 5, talk-burst: 3, inbox-max: 2048}\ntelnet: {port: 4100}\n");

        assertThat(desk.reload(ORDER)).isEmpty();

        assertThat(inbox.drain())
                .containsExactly(
                        new Input.SettingsRead(
                                "Sable",
                                "192.0.2.7",
                                List.of(
                                        new Input.Setting("limits.talk-burst", "10", "3"),
                                        new Input.Setting("limits.guests", "4", "5")),
                                List.of("telnet.port", "limits.inbox-max"),
                                new Input.WorldLimits(40, 3, Duration.ofMinutes(30))));
        assertThat(written.inForce().now().limits().guests()).isEqualTo(5);
        assertThat(written.inForce().now().limits().inboxMax()).isEqualTo(65_536);
        assertThat(written.inForce().now().telnet().port()).isEqualTo(4000);
    }

    @Test
    void whatIsInForceAlreadyIsNothingNew() {
        assertThat(desk.reload(ORDER)).containsExactly(Note.of("reload.settings-same"));
        assertThat(inbox.drain()).isEmpty();
    }

    @Test
    void whatNeedsARestartIsNamedEachTimeUntilThen() {
        written.write("limits: {guests: 4}\nworld: {tick: 100ms}\n");

        for (var time = 0; time < 2; time++)
            assertThat(desk.reload(ORDER))
                    .containsExactly(
                            Note.of("reload.settings-none"),
                            Note.of("reload.restart", Map.of("part", "world.tick")));
        assertThat(inbox.drain()).isEmpty();
    }

    @Test
    void anotherFileThatSaysSomethingElseNeedsARestart() {
        written.changeBeside("regions.yaml");

        assertThat(desk.reload(ORDER))
                .containsExactly(
                        Note.of("reload.settings-none"),
                        Note.of("reload.restart", Map.of("part", "regions.yaml")));
    }

    @Test
    void whereTheWorldCannotBeToldNothingChanges() {
        var before = written.inForce().now();
        inbox.offer(new Input.WallTime(0));
        written.write("limits: {guests: 5}\n");

        assertThat(desk.reload(ORDER)).containsExactly(Note.of("reload.busy"));
        assertThat(written.inForce().now()).isSameAs(before);
    }
}
