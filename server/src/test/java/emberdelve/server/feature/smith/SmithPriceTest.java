package emberdelve.server.feature.smith;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Smith;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.item.Trade;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the shipped smith asks for, and makes of things. */
class SmithPriceTest {
    private static final Content CONTENT = ShippedContent.load();

    private final Smith smith = CONTENT.part(Smith.class).orElseThrow();

    @Test
    @Rule("R15.2")
    void aWholeKitCostsWhatFortyHoursBring() {
        assertThat(smith.price().of(item("short-sword"), 1)).isEqualTo(166);
        assertThat(smith.price().of(item("short-sword"), 10)).isEqualTo(11_434);
        var kit =
                Stream.of("short-sword", "padded-coat", "tub-lid-shield")
                        .mapToLong(id -> paid(item(id)))
                        .sum();
        assertThat(kit).isBetween(80_000L, 100_000L);
    }

    @Test
    @Rule("R15.3")
    void aStepIsAPercentOfWhatTheThingIsFor() {
        var sword = smith.improved(item("short-sword"), 10);
        assertThat(sword.worn().orElseThrow().bonuses().keenness()).isEqualTo(10);
        assertThat(sword.worn().orElseThrow().bonuses().sturdiness()).isZero();
        var coat = smith.improved(item("padded-coat"), 3);
        assertThat(coat.worn().orElseThrow().bonuses().keenness()).isZero();
        assertThat(coat.worn().orElseThrow().bonuses().sturdiness()).isEqualTo(3);
        assertThat(smith.takes(item("candle-lamp"))).isFalse();
        assertThat(smith.takes(item("potion-of-healing"))).isFalse();
    }

    @Test
    @Rule("R15.4")
    void theNameSaysHowOftenAndTheIdIsTheSame() {
        var sword = smith.improved(item("short-sword"), 2);
        assertThat(sword.name()).isEqualTo("short sword +2");
        assertThat(sword.plural()).isEqualTo("short swords +2");
        assertThat(sword.id()).isEqualTo("short-sword");
        assertThat(smith.improved(item("short-sword"), 0)).isEqualTo(item("short-sword"));
    }

    @Test
    @Rule("R15.4")
    void nobodyGetsTheirGoldBackBySelling() {
        var shop =
                CONTENT.zones().values().stream()
                        .flatMap(zone -> zone.rooms().stream())
                        .flatMap(room -> room.shop().stream())
                        .findFirst()
                        .orElseThrow();
        var best = new Trade(shop, 18);
        for (var type : CONTENT.items().values()) {
            if (!smith.takes(type)) continue;
            var more = best.offer(smith.improved(type, smith.steps())) - best.offer(type);
            assertThat(more).as(type.id()).isBetween(1L, paid(type) / 5);
        }
    }

    private long paid(ItemType type) {
        return IntStream.rangeClosed(1, smith.steps())
                .mapToLong(step -> smith.price().of(type, step))
                .sum();
    }

    private static ItemType item(String id) {
        return Objects.requireNonNull(CONTENT.items().get(id), id);
    }
}
