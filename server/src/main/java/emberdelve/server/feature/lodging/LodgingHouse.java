package emberdelve.server.feature.lodging;

import java.util.Optional;

/**
 * The house of this world that lets rooms.
 *
 * @param lodgings empty where content has none
 */
public record LodgingHouse(Optional<Lodgings> lodgings) {}
