package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.model.Actor;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

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
        var orla = play.actor(play.comes("Orla", "mender", Role.OWNER));
        var admin = play.comes("Ada", "mender", Role.ADMIN);
        play.types(admin, "goto chalk-pit/rim");
        play.ticks(14);
        assertThat(play.actor(admin).room()).isNotEqualTo(orla.room());
        orla.setHp(orla.hp() - 7);
        var before = is(orla);
        play.forget();
        play.types(admin, line);
        assertThat(play.played())
                .contains("The role of Orla is higher than yours; nothing was done.");
        assertThat(is(orla)).isEqualTo(before);
    }

    private static List<Object> is(Actor who) {
        return List.of(
                who.progress(),
                who.gold(),
                who.room().id(),
                who.hp(),
                List.copyOf(who.pack().items()));
    }
}
