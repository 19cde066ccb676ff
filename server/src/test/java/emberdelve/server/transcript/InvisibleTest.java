package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is invisible is noticed by nobody of a lower role, and by all others as always. */
class InvisibleTest {
    private final Performance play = Performance.ofSeed(7);
    private final LocalPlayer tolo = play.comes("Tolo", "striker");
    private final LocalPlayer hale = play.comes("Hale", "striker", Role.ADMIN);
    private final LocalPlayer ada = play.comes("Ada", "mender", Role.ADMIN);

    @BeforeEach
    void isInvisible() {
        play.ticks(14);
        play.types(ada, "invisible");
        play.forget();
    }

    @Rule("R25.2")
    @ParameterizedTest
    @ValueSource(
            strings = {"look", "who", "where", "scan", "timeline", "finger ada", "tell ada hello"})
    void nobodyOfALowerRoleFindsTheName(String line) {
        play.types(tolo, line);
        // Who she is, is known of somebody who is not here, too; that she is here is not.
        assertThat(play.played().replace("Ada is not in the dungeon now.", ""))
                .doesNotContain("Ada");
    }

    @ParameterizedTest
    @ValueSource(strings = {"look", "who", "where", "finger ada"})
    void anEqualRoleFindsTheName(String line) {
        play.types(hale, line);
        assertThat(play.played()).contains("Ada").doesNotContain("Ada is not in");
    }

    @Test
    void comingGoingAndDoingIsNoticedByEqualsAlone() {
        play.types(ada, "north");
        play.ticks(14);
        play.types(ada, "south");
        play.ticks(14);
        assertThat(play.played()).contains("[Hale]\nAda goes north.").doesNotContain("[Tolo]");
    }

    @Test
    void whoSpeaksIsHeard() {
        play.types(ada, "say Still here.");
        assertThat(play.played()).contains("[Tolo]\nAda says: Still here.");
    }

    @Test
    void whoIsNoStaffAnyMoreIsSeenAtOnce() {
        play.takes(new Input.RoleChanged(3, "Ada", Role.ADMIN, Role.PLAYER, "console", "here"));
        assertThat(play.actor(ada).isInvisible()).isFalse();
    }

    @Test
    void itIsPartOfTheWorldThatAReplayCompares() {
        var before = play.hash();
        play.actor(ada).setInvisible(false);
        assertThat(play.hash()).isNotEqualTo(before);
    }
}
