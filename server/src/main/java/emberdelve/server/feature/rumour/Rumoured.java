package emberdelve.server.feature.rumour;

import java.util.Optional;

/**
 * The rumours of this world.
 *
 * @param mill empty where content has no rare monsters
 */
public record Rumoured(Optional<RumourMill> mill) {}
