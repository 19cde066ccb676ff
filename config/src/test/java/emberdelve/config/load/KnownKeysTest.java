package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.load.sketch.Outline;

import org.junit.jupiter.api.Test;

import java.util.List;

final class KnownKeysTest {
    private static final KnownKeys KEYS = new ContentLoader(List.of()).schemas().knownKeys();
    private static final String ROOMS = "zones/mine/rooms.yaml";

    private static Outline at(String file, String... path) {
        return KEYS.at(file, List.of(path)).orElseThrow();
    }

    @Test
    void theKeysOfARoomAreThoseThatItsReaderAsksFor() {
        var keys = at(ROOMS, "hall").keys();
        assertThat(keys.stream().map(Outline.Key::name))
                .contains("name", "description", "at", "exits", "details", "dark", "shop", "board");
        var dark = keys.stream().filter(key -> key.name().equals("dark")).findFirst().orElseThrow();
        assertThat(dark.isRequired()).isFalse();
        assertThat(dark.expected()).isEqualTo("true or false");
        assertThat(dark.otherwise()).contains("false");
        assertThat(keys.getFirst()).matches(key -> !key.name().isEmpty());
        assertThat(keys.stream().filter(Outline.Key::isRequired).map(Outline.Key::name))
                .containsExactly("name", "description", "at");
    }

    @Test
    void whatMayStandSomewhereIsSaid() {
        assertThat(at("monsters/rats.yaml", "rat", "attack-chance").expected())
                .isEqualTo("dice such as 2d6+1, or a number, that throw 0..100");
        assertThat(at(ROOMS, "hall", "at").expected()).startsWith("a list of: whole number");
        assertThat(at(ROOMS, "hall", "exits", "north").takesWords()).isTrue();
        assertThat(at(ROOMS, "hall", "exits", "north").takesMore()).isTrue();
        assertThat(at(ROOMS, "hall", "details", "any word").takesMore()).isFalse();
        assertThat(at(ROOMS, "hall", "at").takesWords()).isFalse();
        assertThat(KEYS.at(ROOMS, List.of("hall", "nome"))).isEmpty();
        assertThat(KEYS.at(ROOMS, List.of("hall", "exits", "inward"))).isEmpty();
        assertThat(KEYS.at("nothing.txt", List.of())).isEmpty();
        assertThat(at("zones/mine/spawns.yaml", "+").keys())
                .extracting(Outline.Key::name)
                .contains("room", "monster", "holds", "rounds");
    }

    @Test
    void eachKeyIsToldWithWhatItMeans() {
        assertThat(at(ROOMS, "hall", "triggers", "1", "chance").told())
                .startsWith("of a hundred that it goes off; whole number");
        assertThat(at(ROOMS, "hall").keys())
                .allSatisfy(key -> assertThat(key.told()).endsWith("; " + key.expected()));
    }

    @Test
    void whateverIsShippedIsKnown() {
        assertThat(at("items/keys.yaml", "iron-key").keys())
                .noneMatch(key -> key.expected().equals("anything"));
    }
}
