package emberdelve.config.learnt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeftBehindTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".rooms.yaml.swp",
                ".#rooms.yaml",
                ".DS_Store",
                "rooms.yaml~",
                "#rooms.yaml#",
                "4913",
                "5036",
                "rooms.yaml.orig",
                "rooms.yaml.rej",
                "rooms.yaml.bak",
                "rooms.yaml.BAK",
                "rooms.yaml.tmp",
                "rooms.yaml.save",
                "rooms.yaml.save.1",
                "rooms.yaml___jb_tmp___",
                "rooms_LOCAL_4711.yaml",
                "Thumbs.db",
                "desktop.ini"
            })
    void whatEditorsAndVersionControlLeaveBehindIsNobodysContent(String name) {
        assertThat(LeftBehind.is(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rooms.yaml",
                "rooms.yml",
                "rooms.txt",
                "orig",
                "bak.yaml",
                "save.md",
                "tide-mill",
                "level-10",
                "1984",
                "4914",
                "100",
                "local_1",
                "#rooms.yaml"
            })
    void allElseIsSomebodys(String name) {
        assertThat(LeftBehind.is(name)).isFalse();
    }
}
