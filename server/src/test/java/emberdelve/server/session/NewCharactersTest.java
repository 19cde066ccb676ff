package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.Renaming;
import emberdelve.server.admin.Role;
import emberdelve.server.game.AccountCache;

import org.junit.jupiter.api.Test;

class NewCharactersTest {
    private final AccountCache accounts = new AccountCache();
    private final NewCharacters characters = new NewCharacters(accounts);

    @Test
    void aNameThatTheAccountIsUsingIsNotKeptForARenaming() {
        assertThat(characters.reserve(1, "Mira")).isTrue();
        assertThat(characters.keep(1, "Mira")).isFalse();
        assertThat(characters.order(named("Mira"))).isTrue();
        assertThat(characters.keep(1, "Mira")).isFalse();
    }

    @Test
    void aNameThatIsKeptForARenamingIsForNoNewCharacterOfTheAccount() {
        assertThat(characters.keep(1, "Mira")).isTrue();
        assertThat(characters.keep(1, "Mira")).isFalse();
        assertThat(characters.isClaimed(1, "Mira")).isTrue();
        assertThat(characters.reserve(1, "Mira")).isFalse();
        assertThat(characters.order(named("Mira"))).isFalse();
        characters.withdraw(named("Mira"));
        assertThat(characters.isClaimed(1, "Mira")).isTrue();
    }

    @Test
    void aNameThatIsGivenBelongsToTheCharacter() {
        characters.keep(1, "Mira");
        accounts.renamed(new Renaming(1, 7, "Tolo", "Mira", "two of one name"));
        characters.release("Mira");
        assertThat(characters.isClaimed(1, "Mira")).isTrue();
        assertThat(characters.lookingLike(2, "Mira")).contains("Mira");
        assertThat(characters.order(named("Mira"))).isFalse();
    }

    @Test
    void aNameThatWasKeptForNothingIsFreeAgain() {
        characters.keep(1, "Mira");
        accounts.isUnused("Mira");
        assertThat(characters.isClaimed(2, "Mira")).isFalse();
        assertThat(characters.lookingLike(2, "Mira")).isEmpty();
        assertThat(characters.reserve(2, "Tolo")).isTrue();
        accounts.isUnused("Tolo");
        assertThat(characters.isClaimed(1, "Tolo")).isTrue();
    }

    private static Identity named(String name) {
        return new Identity(1, name, Role.PLAYER, false);
    }

    @Test
    void namesOfAnErasedAccountAreFreeAndThoseOfOthersAreNot() {
        assertThat(characters.reserve(1, "Mira")).isTrue();
        assertThat(characters.reserve(2, "Tolo")).isTrue();
        assertThat(characters.lookingLike(3, "Mira")).contains("Mira");

        characters.erased(1);

        assertThat(characters.isClaimed(3, "Mira")).isFalse();
        assertThat(characters.lookingLike(3, "Mira")).isEmpty();
        assertThat(characters.isClaimed(3, "Tolo")).isTrue();
        assertThat(characters.reserve(3, "Mira")).isTrue();
    }
}
