package emberdelve.server.model;

import emberdelve.config.content.ItemType;

/**
 * So many items of one type, for words.
 *
 * @param count 1 or more
 */
public record Pile(ItemType type, int count) {}
