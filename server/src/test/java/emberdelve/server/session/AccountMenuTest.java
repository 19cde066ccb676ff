package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.character.FateRow;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;
import emberdelve.server.link.LinkId;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** Several characters of one account, against a real database. */
final class AccountMenuTest {
    private final Doorstep doorstep = new Doorstep();

    @BeforeEach
    void openTheStore(@TempDir Path folder) {
        doorstep.open(folder);
    }

    @AfterEach
    void closeTheStore() {
        doorstep.close();
    }

    @Test
    void whoLeavesForTheAccountIsAskedForTheNextCharacter() {
        var visit = atTheMenu();

        assertThat(visit.terminal.prompt()).contains("Character, ENTER for 1: ");
        assertThat(visit.session.isPlaying()).as("no login time-out ends it").isTrue();
        assertThat(visit.types("nobody"))
                .containsExactly(
                        "Type a number or a name from the list, or new, password, totp or quit.");
        visit.types("");
        assertThat(visit.inputs)
                .hasSize(1)
                .first()
                .isEqualTo(
                        new Input.Enter(
                                new LinkId(2, "192.0.2.7"),
                                role(visit),
                                accountId(),
                                Visit.HERO.value()));
    }

    @Test
    void anotherCharacterTakesANameAClassAndRolls() {
        var visit = atTheMenu();
        visit.types("new", "look");
        assertThat(visit.types("Mirabel")).isEmpty();
        visit.terminal.runNext();
        visit.types("guardian", "yes");

        assertThat(visit.inputs).hasSize(1);
        var create = (Input.Create) visit.inputs.getFirst();
        assertThat(create.accountId()).isEqualTo(accountId());
        assertThat(create.character().name()).isEqualTo("Mirabel");
        visit.session.entered(new ActorId(120));
        assertThat(visit.context.sessions().online()).containsExactly("Mirabel");
    }

    @Test
    void aNameIsGivenOnceWhetherToACharacterOrToAnAccount() {
        var visit = atTheMenu();
        visit.types("new", "Tolo");
        visit.terminal.runNext();
        assertThat(visit.terminal.read()).contains("Somebody is called Tolo already. Try another.");
        visit.types("Mirabel");
        visit.terminal.runNext();

        var other = doorstep.visit(visit.context);
        other.types("new", "mirabel");
        other.terminal.runNext();
        assertThat(other.terminal.read())
                .contains("Somebody is called Mirabel already. Try another.");
    }

    @Test
    void bothCharactersAreToChooseFromAtTheNextLogin() {
        var visit = atTheMenu();
        visit.types("new", "Mirabel");
        visit.terminal.runNext();
        visit.types("1", "");
        visit.session.entered(new ActorId(120));

        var again = doorstep.visit(visit.context);
        again.logsIn();
        assertThat(again.terminal.read()).contains("Your characters:");
        again.types("mir");
        assertThat(again.inputs.getLast()).isInstanceOf(Input.Enter.class);
        assertThat(((Input.Enter) again.inputs.getLast()).characterId()).isEqualTo(120);
    }

    @Test
    void thePasswordIsChangedByWhoKnowsTheOldOne() {
        var visit = atTheMenu();
        visit.types("password");
        assertThat(visit.terminal.isHidden()).isTrue();
        visit.types("wrong one", "another secret", "another secret");
        visit.terminal.runNext();
        visit.terminal.runNext();
        assertThat(visit.terminal.read())
                .contains("That was not your password; nothing is changed.");

        visit.types("password", Doorstep.SECRET, "short", "another secret", "another secret");
        visit.terminal.runNext();
        visit.terminal.runNext();
        assertThat(visit.terminal.read()).contains("Your password is changed.");
        var again = doorstep.visit(visit.context);
        again.types("connect Tolo another secret");
        again.terminal.runNext();
        assertThat(again.inputs).isNotEmpty();
    }

    @Test
    void anEmptyPasswordIsAChangeOfMind() {
        var visit = atTheMenu();
        visit.types("password", "");
        visit.terminal.runNext();

        assertThat(visit.terminal.isHidden()).isFalse();
        assertThat(visit.terminal.prompt()).contains("Character, ENTER for 1: ");
    }

    @Test
    void whoHasFallenIsNamedAndCannotBeChosen() {
        var died = FateRow.died(true, 12, 4, "old-mine/lamp-cabin", "an ogre");
        doorstep.stores(StoredTolo.row(300, accountId(), died));
        var visit = doorstep.visit();
        visit.logsIn();

        assertThat(visit.terminal.read())
                .contains(
                        "None of your characters is left.", "  Fallen for good: Tolo, Guardian 4.");
        assertThat(visit.terminal.prompt()).contains("new, password or quit: ");
        visit.types("1", "Tolo", "");
        assertThat(visit.inputs).isEmpty();
        visit.types("new", "Tolo");
        visit.terminal.runNext();
        assertThat(visit.terminal.read()).contains("Somebody is called Tolo already. Try another.");
    }

    private Visit atTheMenu() {
        var visit = doorstep.visit();
        visit.logsIn();
        visit.types("1", "");
        visit.entersWith(Preferences.DEFAULT);
        visit.inputs.clear();
        visit.terminal.read();
        visit.session.dismissed("quit.to-account");
        visit.terminal.runNext();
        assertThat(visit.terminal.read()).containsAll(List.of("Your characters:", "  1 Tolo"));
        return visit;
    }

    private long accountId() {
        return doorstep.database().accounts().byName("Tolo").orElseThrow().id();
    }

    private static Role role(Visit visit) {
        return ((Input.Enter) visit.inputs.getFirst()).role();
    }
}
