package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.DelveContent;
import emberdelve.config.content.RoomId;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.delve.Delve;
import emberdelve.server.feature.delve.DelveRun;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Delves lie in whichever world has the fewest of them; one goes in and comes out as ever. */
final class DelvesAbroadTest {
    private static final Content CONTENT = ShippedContent.load();

    private final DividedDungeon dungeon =
            new DividedDungeon(CONTENT, (message, deliver) -> deliver.accept(message));
    private final DividedDungeon.Part town = dungeon.parts.getFirst();
    private final DividedDungeon.Part other = dungeon.parts.getLast();

    /** Somebody who stands at the mouth of the delves. */
    private DividedPlayer joins(String name) {
        var player = dungeon.joins(name, Role.PLAYER);
        town.world.population().move(player.actor(), town.world.part(Delves.class).mouth());
        dungeon.passes(20);
        return player;
    }

    private static List<Delve> open(DividedDungeon.Part part) {
        return part.world.part(Delves.class).open();
    }

    private static DelveRun run(DividedDungeon.Part part) {
        return open(part).getFirst().run();
    }

    @Test
    void theSecondDelveIsOpenedInTheWorldThatHasNone() {
        var mira = joins("Mira");
        var tolo = joins("Tolo");
        mira.types("delve");
        assertThat(mira.isIn(town)).isTrue();
        tolo.types("delve");
        assertThat(tolo.isIn(other)).isTrue();
        for (var part : dungeon.parts) assertThat(open(part)).hasSize(1);
        assertThat(open(other).getFirst().visitors()).containsExactly(tolo.actor());
        assertThat(open(other).getFirst().monsters()).isNotEmpty();
        assertThat(run(other).isOn()).isTrue();
        assertThat(run(other).members()).extracting(DelveRun.Member::name).containsExactly("Tolo");
        // Its time is told by the clock of the world in which it lies.
        assertThat(open(other).getFirst().playedTicks()).isBetween(0L, 40L);
    }

    @Test
    void whoeverLeavesComesOutAtTheMouthAndItFallsIn() {
        var mira = joins("Mira");
        var tolo = joins("Tolo");
        mira.types("delve");
        tolo.types("delve");
        var zone = run(other).zoneId();
        assertThat(town.world.map().zone(zone)).isPresent();
        tolo.types("delve leave");
        assertThat(tolo.isIn(town)).isTrue();
        assertThat(tolo.actor().room().id()).isEqualTo(mouth());
        assertThat(open(other)).isEmpty();
        for (var part : dungeon.parts) assertThat(part.world.map().zone(zone)).isEmpty();
        // There is room for the next one.
        tolo.types("delve");
        assertThat(tolo.isIn(other)).isTrue();
    }

    private static RoomId mouth() {
        return CONTENT.part(DelveContent.class).orElseThrow().mouth();
    }

    @Test
    void aCompanionJoinsFromTheOtherWorld() {
        joins("Mira").types("delve");
        var tolo = joins("Tolo");
        tolo.types("delve");
        var wren = joins("Wren");
        assertThat(wren.types("delve join")).contains("delve.has-none");

        tolo.types("delve leave");
        wren.types("invite tolo");
        tolo.types("accept");
        wren.types("delve");
        // Both stood at the mouth, and went in together.
        assertThat(wren.isIn(other)).isTrue();
        assertThat(tolo.isIn(other)).isTrue();
        assertThat(run(other).members())
                .extracting(DelveRun.Member::name)
                .containsExactlyInAnyOrder("Wren", "Tolo");
        tolo.types("delve leave");
        assertThat(tolo.isIn(town)).isTrue();
        tolo.types("delve join");
        assertThat(tolo.isIn(other)).isTrue();
    }

    @Test
    void afterAKillItGoesOnWhereItLay() {
        joins("Mira").types("delve");
        var tolo = joins("Tolo");
        tolo.types("delve");
        var number = run(other).id();
        for (var part : dungeon.parts) part.begin();
        assertThat(open(other)).extracting(Delve::id).containsExactly(number);
        assertThat(open(town)).hasSize(1);
        dungeon.enter(tolo.link, tolo.id, 2);
        dungeon.passes(20);
        assertThat(tolo.isIn(other)).isTrue();
        assertThat(open(other).getFirst().visitors()).containsExactly(tolo.actor());
    }

    /** The world with the mouth has stored the delve, and the other nothing yet. */
    @Test
    void aDelveThatAKillLeavesBetweenTwoWorldsIsMadeWhole() {
        joins("Mira").types("delve");
        var tolo = joins("Tolo");
        dungeon.types(tolo.id, "delve");
        for (var tick = 0; tick < 2; tick++) {
            town.game.tick();
            town.isDurable();
        }
        for (var part : dungeon.parts) part.begin();
        dungeon.passes(2);
        var delve = open(other).getFirst();
        assertThat(delve.plan().treasure())
                .isNotEmpty()
                .allSatisfy(treasure ->
                        assertThat(other.world.map().room(treasure.room()).floor().items())
                                .anyMatch(item -> item.type().id().equals(treasure.item())));
        assertThat(delve.playedTicks()).isBetween(0L, 10L);
        assertThat(delve.run().isOn()).isTrue();
    }
}
