package emberdelve.server.view;

/**
 * A corpse.
 *
 * @param id as one types it, {@code #1a2b}
 * @param of whose, without its article unless that is "the"
 * @param player whether it was a player's character
 */
public record Remains(String id, String of, boolean player) {}
