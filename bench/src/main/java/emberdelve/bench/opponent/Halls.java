package emberdelve.bench.opponent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A world for measuring: the shipped content, and a zone of a hundred safe and empty rooms, ten by
 * ten, in which everybody begins. So the server is measured, and not what monsters do.
 */
public final class Halls {
    public static final int COUNT = 100;

    /** Each room is called this and its number; nothing else in the game is. */
    static final String NAME = "Measuring Hall";

    private static final int SIDE = 10;
    private static final Pattern START = Pattern.compile("(?m)^start-room: (\\S+)$");
    private static final String ZONE = "measuring-halls";

    private Halls() {}

    /**
     * Writes settings and content.
     *
     * @param home the repository
     * @param into an empty folder, which becomes one for {@code --config}
     */
    public static void write(Path home, Path into) throws IOException {
        Files.copy(home.resolve("bench/config/server.yaml"), into.resolve("server.yaml"));
        var content = into.resolve("content");
        copy(home.resolve("config/content"), content);
        var file = content.resolve("rules.yaml");
        var rules = Files.readString(file);
        var start = START.matcher(rules);
        if (!start.find()) throw new IOException(file + ": start-room is missing");
        var outside = start.group(1);
        Files.writeString(file, start.replaceFirst("start-room: " + ZONE + "/" + id(0)));
        var zone = Files.createDirectory(content.resolve("zones").resolve(ZONE));
        Files.writeString(
                zone.resolve("zone.yaml"),
                "name: The Measuring Halls\ndanger: 0\nsafe: true\nrefuge: " + id(0) + "\n");
        Files.writeString(zone.resolve("rooms.yaml"), rooms(outside));
    }

    /** The directions from the first hall to that one. */
    static List<String> way(int hall) {
        var way = new ArrayList<String>();
        for (var step = 0; step < hall % SIDE; step++) way.add("east");
        for (var step = 0; step < hall / SIDE; step++) way.add("south");
        return way;
    }

    /**
     * @param outside a room to which the first hall leads, because rooms that nobody can reach are
     *     refused
     */
    private static String rooms(String outside) {
        var yaml = new StringBuilder();
        for (var hall = 0; hall < COUNT; hall++) {
            var column = hall % SIDE;
            var row = hall / SIDE;
            yaml.append(id(hall)).append(":\n  name: ").append(NAME).append(' ').append(hall);
            // Far from where the shipped world is.
            yaml.append("\n  at: [").append(500 + column).append(", ").append(500 - row);
            yaml.append(
                    ", 0]\n  description: >-\n    A square room of pale stone without a mark"
                            + " on it. Whoever stands here is counted, and nothing else happens.\n"
                            + "  exits:\n");
            exit(yaml, "west", hall - 1, column > 0);
            exit(yaml, "east", hall + 1, column < SIDE - 1);
            exit(yaml, "north", hall - SIDE, row > 0);
            exit(yaml, "south", hall + SIDE, row < SIDE - 1);
            if (hall == 0) yaml.append("    up: ").append(outside).append('\n');
        }
        return yaml.toString();
    }

    private static void exit(StringBuilder yaml, String direction, int to, boolean isThere) {
        if (isThere) yaml.append("    ").append(direction).append(": ").append(id(to)).append('\n');
    }

    private static String id(int hall) {
        return "hall-" + hall;
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var paths = Files.walk(from)) {
            for (var path : paths.toList()) Files.copy(path, to.resolve(from.relativize(path)));
        }
    }
}
