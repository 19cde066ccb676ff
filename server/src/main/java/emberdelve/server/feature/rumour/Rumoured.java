package emberdelve.server.feature.rumour;

import java.util.Optional;

/**
 * The rumours of this world.
 *
 * @param mill the rumours at work; empty if content has no rare monsters
 */
public record Rumoured(Optional<RumourMill> mill) {}
