package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Staff may read along, and never in secret. */
class SnoopTest {
    private final Performance play = Performance.ofSeed(7);
    private final LocalPlayer tolo = play.comes("Tolo", "striker");
    private final LocalPlayer ada = play.comes("Ada", "mender", Role.ADMIN);

    @BeforeEach
    void readsAlong() {
        play.ticks(14);
        play.forget();
        play.types(ada, "snoop tolo reason test");
    }

    @Rule("R25.3")
    @Test
    void whoIsReadIsToldSoAtTheBeginningAtAReturnAndAtTheEnd() {
        assertThat(play.played()).contains("[Tolo]\nAda, of the staff, reads along from now on");
        play.losesLink(tolo);
        play.forget();
        play.comesBack(tolo);
        assertThat(play.played()).contains("Ada, of the staff, still reads along");
        play.types(ada, "snoop off");
        assertThat(play.played()).contains("[Tolo]\nAda, of the staff, no longer reads along.");
    }

    @Test
    void allThatIsReadAndTypedIsShown() {
        play.forget();
        play.types(tolo, "hp");
        assertThat(play.played())
                .contains("[Ada]\nTolo> hp\n")
                .contains("Tolo| 88 of 88 hit points.");
    }

    @Test
    void itEndsWhenTheRoleIsNoLongerLower() {
        play.takes(new Input.RoleChanged(1, "Tolo", Role.PLAYER, Role.ADMIN, "console", "here"));
        assertThat(play.played()).contains("Ada, of the staff, no longer reads along.");
        play.forget();
        play.types(tolo, "hp");
        assertThat(play.played()).doesNotContain("[Ada]");
    }

    @Test
    void itEndsWhenTheReaderMayNoLongerRead() {
        play.takes(new Input.RoleChanged(2, "Ada", Role.ADMIN, Role.BUILDER, "console", "here"));
        assertThat(play.played()).contains("Ada, of the staff, no longer reads along.");
        play.forget();
        play.types(tolo, "hp");
        assertThat(play.played()).doesNotContain("[Ada]");
    }

    @Test
    void whoReadsIsNotReadThroughByOthers() {
        var hale = play.comes("Hale", "mender", Role.OWNER);
        play.types(hale, "snoop ada reason test");
        play.forget();
        play.types(tolo, "hp");
        assertThat(play.played()).contains("[Ada]").doesNotContain("[Hale]");
    }
}
