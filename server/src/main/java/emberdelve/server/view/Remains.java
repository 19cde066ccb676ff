package emberdelve.server.view;

/**
 * A corpse.
 *
 * @param of whose, without article
 * @param player whether it was a player's character
 */
public record Remains(String of, boolean player) {}
