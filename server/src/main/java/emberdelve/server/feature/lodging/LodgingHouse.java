package emberdelve.server.feature.lodging;

import java.util.Optional;

/**
 * The house of this world that lets rooms.
 *
 * @param lodgings its rooms; empty if content has no such house
 */
public record LodgingHouse(Optional<Lodgings> lodgings) {}
