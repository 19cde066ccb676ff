package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Staff do nothing to those of a higher role. */
class HigherRoleTest {
    private final Performance play = Performance.ofSeed(7);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "advance orla 5",
                "adjust orla gold 500 reason test",
                "restore orla",
                "transfer orla",
                "create potion-of-healing for orla"
            })
    void nothingIsDoneToAnOwnerByAnAdmin(String line) {
        play.comes("Orla", "mender", Role.OWNER);
        var admin = play.comes("Ada", "mender", Role.ADMIN);
        play.forget();
        play.types(admin, line);
        assertThat(play.played())
                .contains("The role of Orla is higher than yours; nothing was done.");
    }
}
