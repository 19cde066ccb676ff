package emberdelve.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.world.Changed;
import emberdelve.server.feature.sky.HeavensRow;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

/** A world that looks seldom is told of each row once, as it is then. */
final class TidingsTest {
    private final Tidings tidings = new Tidings();

    private static HeavensRow sky(long id, String weather) {
        return new HeavensRow(id, weather, 10, 0);
    }

    private void stores(List<HeavensRow> rows, List<Long> gone) {
        tidings.add(List.of(new Changed<>(HeavensRow.TABLE, rows, gone)));
    }

    @Test
    void theNewestOfEachRowIsToldOnce() {
        stores(List.of(sky(1, "rain"), sky(2, "rain")), List.of());
        stores(List.of(sky(1, "fog")), List.of(2L));
        stores(List.of(sky(3, "fog")), List.of());
        stores(List.of(), List.of(3L));
        assertThat(tidings.take())
                .hasValue(
                        new Input.StoredElsewhere(
                                List.of(sky(1, "fog")), Map.of("heavens", List.of(2L, 3L))));
        assertThat(tidings.take()).isEmpty();
    }

    @Test
    void allWorldsButTheOneThatStoresAreTold() {
        var desks = List.of(new Tidings(), new Tidings(), new Tidings());
        new Newsroom(desks)
                .tellOthers(
                        1,
                        List.of(
                                new Changed<>(
                                        HeavensRow.TABLE, List.of(sky(1, "fog")), List.of())));
        assertThat(desks)
                .extracting(desk -> desk.take().isPresent())
                .containsExactly(true, false, true);
    }
}
