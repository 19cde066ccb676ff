package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;

/** What a running game makes of settings that were read anew. */
final class ReloadedSettingsTest {
    private static final Duration HALF_AN_HOUR = Duration.ofMinutes(30);

    private final Performance play = Performance.ofSeed(3);

    @Test
    void onlyAdminsReloadThem() {
        var sable = play.comes("Sable", "guardian", Role.BUILDER);
        play.types(sable, "reload settings");
        assertThat(play.played()).contains("That needs the role admin.");
    }

    @Test
    void staffReadWhatHasChangedAndTheAuditKeepsIt() {
        var ash = play.comes("Ash", "guardian", Role.ADMIN);
        play.comes("Sable", "guardian", Role.BUILDER);
        play.comes("Mira", "guardian");
        play.forget();

        play.takes(read(10, 3, HALF_AN_HOUR));
        play.serve(3);
        play.ticks(1);

        assertThat(play.played())
                .contains("Settings that have changed: 2. Audit ")
                .contains("limits.talk-burst is 3; it was 10.")
                .contains("Needs a restart: telnet.port")
                .containsOnlyOnce(
                        "Ash has reloaded the settings. Changed: limits.talk-per-minute,");
        play.forget();
        play.types(ash, "audit");
        assertThat(play.played())
                .contains("limits.talk-per-minute: 40 to 10; limits.talk-burst: 10 to 3");
    }

    @Test
    void talkIsHeldToTheNewLimitAtOnceAndNobodyIsHeldToWhatTheyHaveSaidBefore() {
        var mira = play.comes("Mira", "guardian");
        for (var line = 0; line < 11; line++) play.types(mira, "say " + line);
        assertThat(said()).isEqualTo(10);
        play.forget();

        play.takes(read(1, 3, HALF_AN_HOUR));
        for (var line = 0; line < 4; line++) play.types(mira, "say " + line);
        assertThat(said()).isEqualTo(3);
    }

    @Test
    void guestsStayAsLongAsItSaysNow() {
        var guest = play.comes("Guest", "guardian", Role.GUEST);
        play.takes(read(40, 10, Duration.ofMinutes(10)));
        play.ticks(ticks(Duration.ofMinutes(10)) - 2);
        assertThat(play.isInside(guest)).isTrue();
        play.ticks(3);
        assertThat(play.isInside(guest)).isFalse();
    }

    private int ticks(Duration span) {
        return Math.toIntExact(play.world().ticks(span));
    }

    private long said() {
        return play.played().lines().filter(line -> line.startsWith("You say")).count();
    }

    private static Input.SettingsRead read(int perMinute, int burst, Duration guestsLast) {
        return new Input.SettingsRead(
                "Ash",
                "192.0.2.7",
                List.of(
                        new Input.Setting("limits.talk-per-minute", "40", "" + perMinute),
                        new Input.Setting("limits.talk-burst", "10", "" + burst)),
                List.of("telnet.port"),
                new Input.WorldLimits(perMinute, burst, guestsLast));
    }
}
