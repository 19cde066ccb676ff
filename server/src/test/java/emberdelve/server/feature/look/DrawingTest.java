package emberdelve.server.feature.look;

import static emberdelve.config.content.Direction.DOWN;
import static emberdelve.config.content.Direction.EAST;
import static emberdelve.config.content.Direction.NORTH;
import static emberdelve.config.content.Direction.NORTHEAST;
import static emberdelve.config.content.Direction.SOUTH;
import static emberdelve.config.content.Direction.SOUTHWEST;
import static emberdelve.config.content.Direction.UP;
import static emberdelve.config.content.Direction.WEST;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.server.view.MapPlace;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class DrawingTest {
    private static final MapPlace HERE = place(0, 0, 0, List.of(), NORTH, EAST, NORTHEAST);

    @Test
    void northIsUpAndEveryWayIsALine() {
        var drawing =
                new Drawing(
                        List.of(
                                HERE,
                                place(0, 1, 0, List.of(NORTH), SOUTH, UP),
                                place(1, 0, 0, List.of(EAST), WEST, DOWN),
                                place(1, 1, 0, List.of(NORTHEAST), SOUTHWEST, UP, DOWN)));
        assertThat(drawing.lines()).containsExactly("  (<) (*)", "   | /", "  (@)-(>)");
    }

    @Test
    void whatIsOnAnotherLevelOrTooFarIsNotDrawn() {
        var far = place(Drawing.REACH + 1, 0, 0, List.of(EAST));
        var below = place(0, 0, -1, List.of(DOWN));
        var edge = place(Drawing.REACH, 0, 0, List.of(EAST));

        assertThat(Drawing.shows(far)).isFalse();
        assertThat(Drawing.shows(below)).isFalse();
        assertThat(Drawing.shows(edge)).isTrue();
        assertThat(new Drawing(List.of(HERE, far, below)).lines())
                .isEqualTo(new Drawing(List.of(HERE)).lines());
    }

    @Test
    void thePictureFitsANarrowWindow() {
        var reach = Drawing.REACH;
        var drawing =
                new Drawing(
                        List.of(
                                HERE,
                                place(-reach, reach, 0, List.of(WEST), WEST, NORTH),
                                place(reach, -reach, 0, List.of(EAST), EAST, SOUTH)));
        assertThat(drawing.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(40));
    }

    private static MapPlace place(int x, int y, int z, List<Direction> path, Direction... ways) {
        return new MapPlace(
                "Room",
                Optional.of(new Coordinates(x, y, z)),
                path,
                List.of(ways),
                false,
                List.of());
    }
}
