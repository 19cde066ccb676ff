package emberdelve.server.command;

import emberdelve.server.kernel.World;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The tables of scores besides that of the best characters; features that keep scores add them.
 * Thread: world.
 */
public final class ScoreTables {
    private final Map<String, Function<Scene, Reply>> tables = new HashMap<>();
    private final List<Function<World, Optional<? extends View>>> below = new ArrayList<>();

    /** Adds a table, for whoever types that word behind {@code scores}. */
    public void add(String word, Function<Scene, Reply> table) {
        tables.put(word, table);
    }

    /** Adds a table that stands below the best characters while it has lines. */
    public void addBelow(Function<World, Optional<? extends View>> table) {
        below.add(table);
    }

    /** The table of that word; empty if no feature has one. */
    public Optional<Reply> of(Scene scene, String word) {
        return Optional.ofNullable(tables.get(word)).map(table -> table.apply(scene));
    }

    /** The tables that stand below the best characters. */
    public List<View> below(World world) {
        return below.stream().<View>flatMap(table -> table.apply(world).stream()).toList();
    }
}
