package emberdelve.server.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.RoomId;
import emberdelve.server.feature.Features;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.time.Duration;

/** Of the shipped dungeon, which has stairs, loops, doors and borders. */
class SightTest {
    private static final Content CONTENT = ShippedContent.load();
    private static final World WORLD =
            new World(
                    CONTENT,
                    new WorldSeed(7, 0, 1, Duration.ofMillis(200)),
                    SightTest::fail,
                    Features.registry());

    @Test
    @Rule("R6.26")
    void theMineIsOutOfSightFromTheYardAboveIt() {
        var yard = WORLD.map().room(RoomId.of("lantern-yard", "yard"));
        var landing = WORLD.map().room(RoomId.of("old-mine", "landing"));
        assertThat(WORLD.part(Sight.class).from(yard)).anyMatch(near -> near.room() == landing);
        assertThat(WORLD.part(Sight.class).inSight(yard)).noneMatch(near -> near.room() == landing);
    }

    @Test
    @Rule("R6.26")
    void whatIsInSightIsStraightOnAndLevelAndInTheSameZone() {
        for (var zone : WORLD.map().zones()) {
            for (var room : zone.rooms()) {
                for (var near : WORLD.part(Sight.class).inSight(room)) {
                    var at = room;
                    for (var step = 0; step < near.steps(); step++) {
                        var direction = near.step().orElseThrow();
                        var way = at.way(direction).orElseThrow();
                        assertThat(direction.isLevel()).as("%s", room.id()).isTrue();
                        assertThat(way.isOpen()).as("%s", room.id()).isTrue();
                        at = way.to();
                        assertThat(at.zone()).as("%s", room.id()).isSameAs(zone);
                    }
                    assertThat(at).as("%s", room.id()).isSameAs(near.room());
                }
            }
        }
    }

    @Test
    void nearestComesFirstAndNoRoomTwice() {
        for (var zone : WORLD.map().zones()) {
            for (var room : zone.rooms()) {
                var seen = WORLD.part(Sight.class).inSight(room);
                assertThat(seen).isSortedAccordingTo((a, b) -> a.steps() - b.steps());
                assertThat(seen).extracting(Near::room).doesNotHaveDuplicates();
                assertThat(seen.getFirst().room()).isSameAs(room);
            }
        }
    }

    private static void fail(String who, long tick, Throwable fault, boolean quarantined) {
        throw new IllegalStateException(who + " failed at tick " + tick, fault);
    }
}
