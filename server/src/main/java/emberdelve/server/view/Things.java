package emberdelve.server.view;

import emberdelve.config.content.ItemType;

/**
 * Equal items together.
 *
 * @param count 1 or more
 * @param firstId the id of the first of them, {@code #1a2b}
 */
public record Things(ItemType type, int count, String firstId) {}
