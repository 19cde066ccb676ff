package emberdelve.server.model;

import emberdelve.config.content.ItemType;

/**
 * A number of items of one type, for sentences.
 *
 * @param count 1 or more
 */
public record Pile(ItemType type, int count) {}
