package emberdelve.server.feature.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.session.LocalPlayer;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.transcript.Performance;

import org.junit.jupiter.api.Test;

import java.util.List;

/** When a program is sent the map of its zone. */
class RoomMapTest {
    private static final int SECOND = 5;
    private static final int STEP = 30;

    private final Performance play = Performance.of(ShippedContent.load(), Features.registry(), 3);
    private final LocalPlayer mira = play.comes("Mira", "guardian");

    RoomMapTest() {
        play.follows(mira, "MAP");
        play.ticks(1);
    }

    @Test
    void itIsSentAtOnceAndAgainWithEachNewRoom() {
        assertThat(maps())
                .singleElement()
                .asString()
                .contains("\"zone\":\"lantern-yard\"", "\"name\":\"Lantern Yard\"")
                .containsOnlyOnce("\"been\":true");
        play.types(mira, "north");
        play.ticks(STEP);
        assertThat(maps()).hasSize(2);
        assertThat(maps().getLast()).contains("\"name\":\"Delve Stair\"");
    }

    @Test
    void whoWalksWhereItKnowsEveryRoomIsSentNothing() {
        for (var way : List.of("north", "south")) {
            play.types(mira, way);
            play.ticks(STEP);
        }
        var known = maps().size();
        for (var way : List.of("north", "south")) {
            play.types(mira, way);
            play.ticks(STEP);
        }
        play.ticks(SECOND);
        assertThat(maps()).hasSize(known);
    }

    private List<String> maps() {
        return play.played().lines().filter(line -> line.startsWith("Room.Map ")).toList();
    }
}
