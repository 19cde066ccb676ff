package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import org.junit.jupiter.api.Test;

final class RoleOrderTest {
    @Test
    void aNameAndARoleAreEnough() {
        assertThat(RoleOrder.parse("role mira owner")).contains(new RoleOrder("mira", Role.OWNER));
        assertThat(RoleOrder.parse("  role   mira  PLAYER "))
                .contains(new RoleOrder("mira", Role.PLAYER));
    }

    @Test
    void everythingElseIsPutWrongly() {
        assertThat(RoleOrder.parse("role mira")).isEmpty();
        assertThat(RoleOrder.parse("role mira king")).isEmpty();
        assertThat(RoleOrder.parse("role mira owner now")).isEmpty();
        assertThat(RoleOrder.isOne("roles")).isFalse();
    }
}
