package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Ability;
import emberdelve.config.content.BaseStats;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Objects;

class PathReaderTest {
    private final ContentFolder folder;

    PathReaderTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @Test
    void aPathHasAGiftAndAbilities() {
        write("gift: {hp: 15, attack-chance: 5}", "recovers: 1m");

        var own = Objects.requireNonNull(folder.load().classes().get("pilgrim"));
        assertThat(own.paths())
                .singleElement()
                .satisfies(path -> {
                    assertThat(path.id()).isEqualTo("stone");
                    assertThat(path.gift()).isEqualTo(new BaseStats(15, 0, 5, 0, 0, 0, 0));
                    assertThat(path.abilities()).extracting(Ability::id).containsExactly("sit");
                });
    }

    @Test
    void everyMistakeInAPathIsToldWithItsPlace() {
        write("gift: {hp: -1, luck: 3}", "recovers: never");

        assertThat(folder.problems())
                .satisfiesExactlyInAnyOrder(
                        each ->
                                assertThat(each)
                                        .contains("pilgrim.yaml:10", "gift.hp: -1", "0..1000"),
                        each ->
                                assertThat(each)
                                        .contains("pilgrim.yaml:10", "gift.luck: unknown key"),
                        each -> assertThat(each).contains("pilgrim.yaml:18", "recovers: never"));
    }

    private void write(String gift, String recovers) {
        folder.write(
                "classes/pilgrim.yaml",
                """
                pilgrim:
                  name: Pilgrim
                  summary: walks
                  description: Walks.
                  stats: {hp: 10, attack: 1, attack-chance: 1, defense: 1, defense-chance: 1, speed: 9, vision: 1}
                  paths:
                    stone:
                      name: stone
                      summary: stays
                      %s
                      abilities:
                        sit:
                          name: sit
                          description: Sits.
                          verb: sits
                          target: self
                          effects: [{heal: 1}]
                          %s
                """
                        .formatted(gift, recovers));
    }
}
