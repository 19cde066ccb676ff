package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Shop;
import emberdelve.config.content.Trait;
import emberdelve.server.command.Find;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.TargetName;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** What the shipped shops sell, and what the shipped things are. */
class WaresTest {
    private static final int DEAREST = 2_000;
    private static final Content SHIPPED = ShippedContent.load();

    @Test
    void atEveryLevelToTwentyThereIsSomethingToWantForHalfAnHourToTwoHours() {
        for (var level = 1; level <= 20; level++) {
            var anHour = 200 + 120L * level;
            assertThat(gear())
                    .as("level " + level)
                    .filteredOn(type -> type.value() >= anHour / 2 && type.value() <= 2 * anHour)
                    .hasSizeGreaterThan(2);
        }
    }

    @Test
    void nothingToWearCostsMoreThanTwoThousand() {
        assertThat(gear()).allMatch(type -> type.value() <= DEAREST);
        assertThat(gear()).anyMatch(type -> type.value() == DEAREST);
    }

    @Test
    void everyWareIsBoughtByItsName() {
        for (var shop : shops().toList()) {
            var wares = types(shop);
            for (var ware : wares)
                assertThat(
                                NameMatch.best(
                                        wares,
                                        TargetName.parse(ware.name()),
                                        Find::namesOf,
                                        ItemType::id))
                        .as(ware.name())
                        .containsExactly(ware);
        }
    }

    @Test
    void thereAreAtLeastTwelveRingsAndCloaksAndThreeSets() {
        assertThat(worn())
                .filteredOn(type ->
                        type.kind() == ItemType.Kind.RING || type.kind() == ItemType.Kind.CLOAK)
                .hasSizeGreaterThanOrEqualTo(12);
        assertThat(worn().flatMap(type -> type.worn().orElseThrow().set().stream()).distinct())
                .hasSize(3);
    }

    @Test
    void atLeastTwelveThingsDoSomethingByThemselvesOrForbidSomething() {
        assertThat(worn())
                .filteredOn(type ->
                        type.worn().orElseThrow().traits().stream()
                                .anyMatch(trait ->
                                        trait instanceof Trait.Proc
                                                || trait instanceof Trait.Drawback))
                .hasSizeGreaterThanOrEqualTo(12);
    }

    private static Stream<ItemType> worn() {
        return SHIPPED.items().values().stream().filter(type -> type.worn().isPresent());
    }

    private static List<ItemType> gear() {
        return shops().flatMap(shop -> types(shop).stream())
                .filter(type -> type.worn().isPresent())
                .distinct()
                .toList();
    }

    private static List<ItemType> types(Shop shop) {
        return shop.wares().stream()
                .map(id -> Objects.requireNonNull(SHIPPED.items().get(id), id))
                .toList();
    }

    private static Stream<Shop> shops() {
        return SHIPPED.zones().values().stream()
                .flatMap(zone -> zone.rooms().stream())
                .flatMap(room -> room.shop().stream());
    }
}
