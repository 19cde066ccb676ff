package emberdelve.server.feature.lantern;

import java.util.Optional;

/**
 * The lanterns of this world.
 *
 * @param lightings empty where content has none to be lit
 */
public record LanternYard(Optional<Lightings> lightings) {}
