package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.time.Clock;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

class BlocklistTest {
    private static final String PLACE = "192.0.2.7";

    private final Blocklist blocklist =
            new Blocklist(new Clock(InstantSource.fixed(Instant.EPOCH), () -> 0));

    @Test
    void aClosedServerIsOpenToStaffAndToNobodyElse() {
        var closed =
                new Sanction(
                        1,
                        Sanction.Kind.BAN,
                        Optional.empty(),
                        Sanction.EVERYBODY,
                        "repairs",
                        "Warden",
                        "admin",
                        0,
                        Optional.empty());
        blocklist.set(List.of(closed));

        assertThat(blocklist.of(PLACE)).contains(closed);
        assertThat(blocklist.of(3, Role.PLAYER, PLACE)).contains(closed);
        assertThat(blocklist.of(3, Role.HELPER, PLACE)).isEmpty();
        blocklist.set(List.of());
        assertThat(blocklist.of(3, Role.PLAYER, PLACE)).isEmpty();
    }

    @Test
    void aRangeShutsOutAllPlayersFromThereAndNobodyElse() {
        var range =
                new Sanction(
                        1,
                        Sanction.Kind.BAN,
                        Optional.empty(),
                        "192.0.2.0/24",
                        "spam",
                        "Warden",
                        "admin",
                        0,
                        Optional.empty());
        blocklist.set(List.of(range));

        assertThat(blocklist.of(PLACE)).contains(range);
        assertThat(blocklist.of(3, Role.PLAYER, "192.0.2.255")).contains(range);
        assertThat(blocklist.of(3, Role.HELPER, PLACE)).isEmpty();
        assertThat(blocklist.of("192.0.3.7")).isEmpty();
        assertThat(blocklist.of("")).isEmpty();
    }

    @Test
    void aBanThatIsNamedLikeAllIsOfItsAccountOnly() {
        var one =
                new Sanction(
                        1,
                        Sanction.Kind.BAN,
                        Optional.of(3L),
                        Sanction.EVERYBODY,
                        "spam",
                        "Warden",
                        "admin",
                        0,
                        Optional.empty());
        blocklist.set(List.of(one));

        assertThat(blocklist.of(PLACE)).isEmpty();
        assertThat(blocklist.of(4, Role.PLAYER, PLACE)).isEmpty();
        assertThat(blocklist.of(3, Role.PLAYER, PLACE)).contains(one);
    }
}
