package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Suggestion;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class SuggestionTest {
    private static final List<String> KEYS = List.of("north", "south", "attack", "attack-chance");

    @Test
    void oneSlipOfAnyKindIsForgiven() {
        assertThat(Suggestion.nearest("norht", KEYS)).contains("north");
        assertThat(Suggestion.nearest("nort", KEYS)).contains("north");
        assertThat(Suggestion.nearest("norrth", KEYS)).contains("north");
        assertThat(Suggestion.nearest("nurth", KEYS)).contains("north");
        assertThat(Suggestion.nearest("attackchance", KEYS)).contains("attack-chance");
    }

    @Test
    void aWordUnlikeAllIsNobodys() {
        assertThat(Suggestion.nearest("colour", KEYS)).isEmpty();
        assertThat(Suggestion.nearest("x", KEYS)).isEmpty();
        assertThat(Suggestion.nearest("", KEYS)).isEmpty();
        assertThat(Suggestion.nearest("north", List.of())).isEmpty();
    }

    @Test
    void amongEqualsTheFirstIsMeant() {
        assertThat(Suggestion.nearest("bat", List.of("cat", "rat"))).contains("cat");
        assertThat(Suggestion.nearest("bats", List.of("caps", "rats", "cats"))).contains("rats");
    }

    @Test
    void onlySoManyWordsAreCompared() {
        var words =
                new ArrayList<>(Collections.nCopies(Suggestion.WORDS_MAX - 1, "something-else"));
        words.add("north");
        assertThat(Suggestion.nearest("nort", words)).contains("north");
        words.addFirst("one-more");
        assertThat(Suggestion.nearest("nort", words)).isEmpty();
    }

    @Test
    void longWordsAreNotCompared() {
        var longest = "x".repeat(Suggestion.WORD_MAX_CHARS);
        assertThat(Suggestion.nearest(longest, List.of("y" + longest.substring(1)))).isPresent();
        assertThat(Suggestion.nearest(longest + "x", List.of(longest))).isEmpty();
        assertThat(Suggestion.nearest(longest, List.of(longest + "x"))).isEmpty();
    }
}
