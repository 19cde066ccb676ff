package emberdelve.server.feature.lantern;

import java.util.Optional;

/**
 * The lanterns of this world.
 *
 * @param lightings the lanterns that burn; empty if content has none
 */
public record LanternYard(Optional<Lightings> lightings) {}
