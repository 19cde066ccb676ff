package emberdelve.server.builder;

import java.util.ArrayList;
import java.util.List;

/**
 * The place of something in the content.
 *
 * @param name the name by which builders know it: a room's, or an id
 */
record Spot(String file, List<String> path, String name) {
    List<String> to(List<String> steps) {
        var path = new ArrayList<>(this.path);
        path.addAll(steps);
        return path;
    }

    List<String> to(String... steps) {
        return to(List.of(steps));
    }
}
