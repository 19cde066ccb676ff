package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.game.AccountCache;

import org.junit.jupiter.api.Test;

class NewCharactersTest {
    private final NewCharacters characters = new NewCharacters(new AccountCache());

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
