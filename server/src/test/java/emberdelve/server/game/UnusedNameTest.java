package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.person.Person;
import emberdelve.db.person.PersonRows;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A name that was kept for a character is free again when the character does not get it. */
class UnusedNameTest {
    private final LoneGame game = new FakeDisk(true).game(ShippedContent.load());
    private final List<String> unused = new ArrayList<>();

    @BeforeEach
    void listen() {
        game.accounts().listenToUnused(unused::add);
    }

    private static PersonOrder order(String now) {
        return new PersonOrder(
                PersonOrder.Deed.RENAME,
                "tolo",
                "Sable",
                "here",
                Role.ADMIN,
                Optional.of(new PersonOrder.OtherName(now, "two of one name")));
    }

    private void found(String now, Role role) {
        var holder = Optional.of(new PersonOrder.Holder(2, role, false));
        takes(new Input.PersonFound(order(now), holder));
    }

    private void takes(Input input) {
        game.offer(input);
        game.serve();
    }

    @Test
    void whenTheRoleIsTooHigh() {
        found("Berend", Role.OWNER);
        assertThat(unused).containsExactly("Berend");
    }

    @Test
    void whenAnotherIsUnderWay() {
        found("Berend", Role.PLAYER);
        assertThat(unused).isEmpty();
        found("Sorrel", Role.PLAYER);
        assertThat(unused).containsExactly("Sorrel");
    }

    @Test
    void whenTheRowsCannotBeRead() {
        found("Berend", Role.PLAYER);
        takes(new Input.PersonRead(order("Berend"), Optional.empty()));
        assertThat(unused).containsExactly("Berend");
    }

    @Test
    void whenOnlyTheAccountIsCalledSo() {
        found("Berend", Role.PLAYER);
        var rows =
                new PersonRows(new Person(2, "Tolo", List.of()), List.of(), List.of(), List.of());
        takes(new Input.PersonRead(order("Berend"), Optional.of(rows)));
        assertThat(unused).containsExactly("Berend");
    }
}
