package emberdelve.server.feature.delve;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * The plan of where the rooms of a delve lie and how they are joined: a ring with branches on the
 * upper level, one stair down from the room there that is farthest from the entrance, branches
 * below, and a few ways more. Room 0 is the entrance; the lair is the room of all that is farthest
 * from it. Pure, but for the random generator that is handed in.
 */
final class Layout {
    /** The number of rooms on the upper level, of every ten rooms. */
    private static final int UPPER_OF_TEN = 6;

    /** The fewest rooms on the upper level: four for the ring, and one beside it. */
    private static final int UPPER_MIN = 5;

    /** The percentage of neighbouring rooms without a way between them that get one, too. */
    private static final int JOINED_PERCENT = 25;

    private static final List<Direction> COMPASS =
            List.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST);

    private final RandomGenerator random;
    private final List<Coordinates> squares = new ArrayList<>();
    private final Map<Coordinates, Integer> roomAt = new HashMap<>();
    private final List<Join> joins = new ArrayList<>();

    /** Two rooms with a way there and back; {@code direction} is seen from the first. */
    record Join(int from, Direction direction, int to) {
        boolean touches(int room) {
            return from == room || to == room;
        }

        private int other(int room) {
            return from == room ? to : from;
        }
    }

    private Layout(RandomGenerator random) {
        this.random = random;
    }

    /**
     * Lays out a delve.
     *
     * @param rooms the number of rooms, at least {@link
     *     emberdelve.config.content.DelveContent#ROOMS_MIN}
     */
    static Layout of(int rooms, RandomGenerator random) {
        var layout = new Layout(random);
        var upper = Math.max(UPPER_MIN, rooms * UPPER_OF_TEN / 10);
        layout.ring();
        while (layout.squares.size() < upper) layout.branch(0);
        layout.joinNeighbours(0);
        var top = layout.farthest();
        layout.add(top, Direction.DOWN);
        while (layout.squares.size() < rooms) layout.branch(upper);
        layout.joinNeighbours(upper);
        return layout;
    }

    List<Coordinates> squares() {
        return List.copyOf(squares);
    }

    List<Join> joins() {
        return List.copyOf(joins);
    }

    /** The room that is farthest from the entrance; of several, the first that was added. */
    int farthest() {
        var steps = steps();
        var far = 0;
        for (var room = 1; room < steps.length; room++) if (steps[room] > steps[far]) far = room;
        return far;
    }

    /** The number of steps from the entrance to each room. */
    int[] steps() {
        var steps = new int[squares.size()];
        Arrays.fill(steps, Integer.MAX_VALUE);
        steps[0] = 0;
        var open = new ArrayDeque<Integer>();
        open.add(0);
        for (var here = open.poll(); here != null; here = open.poll()) {
            for (var join : joins) {
                if (!join.touches(here)) continue;
                var there = join.other(here);
                if (steps[there] != Integer.MAX_VALUE) continue;
                steps[there] = steps[here] + 1;
                open.add(there);
            }
        }
        return steps;
    }

    private void ring() {
        squares.add(new Coordinates(0, 0, 0));
        roomAt.put(squares.getFirst(), 0);
        var first = random.nextInt(COMPASS.size());
        var turn = random.nextBoolean() ? 1 : COMPASS.size() - 1;
        for (var side = 0; side < COMPASS.size() - 1; side++)
            add(side, COMPASS.get((first + side * turn) % COMPASS.size()));
        var last = COMPASS.get((first + (COMPASS.size() - 1) * turn) % COMPASS.size());
        joins.add(new Join(squares.size() - 1, last, 0));
    }

    /** Adds a room beside a room of the level that begins with the room {@code levelFrom}. */
    private void branch(int levelFrom) {
        while (true) {
            var from = random.nextInt(levelFrom, squares.size());
            var direction = COMPASS.get(random.nextInt(COMPASS.size()));
            if (roomAt.containsKey(direction.from(squares.get(from)))) continue;
            add(from, direction);
            return;
        }
    }

    private void add(int from, Direction direction) {
        var square = direction.from(squares.get(from));
        roomAt.put(square, squares.size());
        joins.add(new Join(from, direction, squares.size()));
        squares.add(square);
    }

    private void joinNeighbours(int levelFrom) {
        for (var room = levelFrom; room < squares.size(); room++) {
            for (var direction : List.of(Direction.NORTH, Direction.EAST)) {
                var other = roomAt.get(direction.from(squares.get(room)));
                if (other == null || areJoined(room, other)) continue;
                if (random.nextInt(100) < JOINED_PERCENT)
                    joins.add(new Join(room, direction, other));
            }
        }
    }

    private boolean areJoined(int one, int other) {
        return joins.stream().anyMatch(join -> join.touches(one) && join.touches(other));
    }
}
