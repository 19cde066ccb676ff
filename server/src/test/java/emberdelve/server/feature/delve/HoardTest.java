package emberdelve.server.feature.delve;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.DelveContent;
import emberdelve.config.content.Hoard;
import emberdelve.config.content.Hoard.Find;
import emberdelve.config.content.Hoard.Rarity;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.TimeMode;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

class HoardTest {
    private static final int TIMES = 20_000;
    private static final int DELVES = 2_000;

    private static final Hoard SMALL =
            new Hoard(
                    100,
                    Map.of(Rarity.COMMON, 70, Rarity.UNCOMMON, 25, Rarity.RARE, 5),
                    List.of(
                            new Find("hat", Rarity.COMMON, 1, 5),
                            new Find("cap", Rarity.COMMON, 1, 5),
                            new Find("sword", Rarity.UNCOMMON, 1, 5),
                            new Find("crown", Rarity.RARE, 3, 100)));

    private static final Content SHIPPED = ShippedContent.load();

    @Test
    @Rule("R14.7")
    void theRarerTheSeldomer() {
        var found = found(SMALL, 4);
        assertThat(found.get("hat") + found.get("cap")).isBetween(13_700, 14_300);
        assertThat(found.get("sword")).isBetween(4_800, 5_200);
        assertThat(found.get("crown")).isBetween(900, 1_100);
    }

    @Test
    @Rule("R14.7")
    void onlyWhatIsOfTheLevelIsFound() {
        assertThat(found(SMALL, 2)).containsOnlyKeys("hat", "cap", "sword");
        assertThat(found(SMALL, 6)).containsOnlyKeys("crown");
        assertThat(found(Hoard.NONE, 6)).isEmpty();
    }

    @Test
    @Rule("R14.7")
    void oneMasterInFourHasSomethingAtAnyLevel() {
        for (var level : List.of(1, 5, 10, 20)) {
            var hoards = 0;
            for (var seed = 0L; seed < DELVES; seed++) {
                var hoard = master(seed, level, SHIPPED).prowess().hoard();
                assertThat(hoard).hasSizeBetween(2, 3);
                hoards += hoard.size() - 2;
            }
            assertThat(hoards).as("level " + level).isBetween(DELVES / 5, DELVES * 3 / 10);
        }
    }

    @Test
    void someOfEachRarityIsFoundAtEveryLevelToTwenty() {
        var hoard = SHIPPED.part(DelveContent.class).orElseThrow().hoard();
        for (var level = 1; level <= 20; level++) {
            var found = found(hoard, level).keySet();
            for (var rarity : Rarity.values()) {
                if (rarity == Rarity.RARE && level < 2) continue;
                assertThat(hoard.finds())
                        .as(rarity + " at level " + level)
                        .anyMatch(find -> find.rarity() == rarity && found.contains(find.item()));
            }
        }
    }

    private static Map<String, Integer> found(Hoard hoard, int level) {
        var random = new SplittableRandom(7);
        var found = new HashMap<String, Integer>();
        for (var time = 0; time < TIMES; time++)
            hoard.any(level, random).ifPresent(item -> found.merge(item, 1, Integer::sum));
        return found;
    }

    private static SpawnTemplate master(long seed, int level, Content content) {
        var plan =
                DelveGenerator.plan(
                        "delve-7", new DelveSeed(seed, 1, level), TimeMode.REALTIME, content);
        return Optional.of(plan.zone().spawns().getLast()).orElseThrow();
    }
}
