package emberdelve.server.view;

/**
 * A corpse.
 *
 * @param of whose, without its article unless that is "the"
 * @param player whether it was a player's character
 */
public record Remains(String of, boolean player) {}
