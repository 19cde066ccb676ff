package emberdelve.config.content;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The ways out of a room. Their order is the order in which exits are always listed. */
public enum Direction {
    NORTH("n", 0, 1, 0),
    EAST("e", 1, 0, 0),
    SOUTH("s", 0, -1, 0),
    WEST("w", -1, 0, 0),
    NORTHEAST("ne", 1, 1, 0),
    SOUTHEAST("se", 1, -1, 0),
    SOUTHWEST("sw", -1, -1, 0),
    NORTHWEST("nw", -1, 1, 0),
    UP("u", 0, 0, 1),
    DOWN("d", 0, 0, -1);

    private final String shortWord;
    private final int dx;
    private final int dy;
    private final int dz;

    Direction(String shortWord, int dx, int dy, int dz) {
        this.shortWord = shortWord;
        this.dx = dx;
        this.dy = dy;
        this.dz = dz;
    }

    /** The word that players type and messages say: {@code north}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The short form of the word: {@code n}, {@code ne}, {@code u}. */
    public String shortWord() {
        return shortWord;
    }

    /** A path as it is walked: {@code 2 north, 1 east}; empty for none. */
    public static String words(List<Direction> path) {
        var words = new StringBuilder();
        for (var from = 0; from < path.size(); ) {
            var to = from;
            while (to < path.size() && path.get(to) == path.get(from)) to++;
            if (from > 0) words.append(", ");
            words.append(to - from).append(' ').append(path.get(from).word());
            from = to;
        }
        return words.toString();
    }

    public Direction opposite() {
        return switch (this) {
            case NORTH -> SOUTH;
            case EAST -> WEST;
            case SOUTH -> NORTH;
            case WEST -> EAST;
            case NORTHEAST -> SOUTHWEST;
            case SOUTHEAST -> NORTHWEST;
            case SOUTHWEST -> NORTHEAST;
            case NORTHWEST -> SOUTHEAST;
            case UP -> DOWN;
            case DOWN -> UP;
        };
    }

    /** Whether it leads neither up nor down. */
    public boolean isLevel() {
        return dz == 0;
    }

    /** The grid square one step this way. */
    public Coordinates from(Coordinates here) {
        return new Coordinates(here.x() + dx, here.y() + dy, here.z() + dz);
    }

    /** The direction of that word or short word, in lower case. */
    public static Optional<Direction> named(String word) {
        for (var direction : values()) {
            if (direction.word().equals(word) || direction.shortWord.equals(word))
                return Optional.of(direction);
        }
        return Optional.empty();
    }
}
