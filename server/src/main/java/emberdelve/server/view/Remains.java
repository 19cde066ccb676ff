package emberdelve.server.view;

/**
 * A corpse.
 *
 * @param id the corpse's id as players type it, {@code #1a2b}
 * @param of the name of the dead, without its article unless that is "the"
 * @param player whether it was a player's character
 */
public record Remains(String id, String of, boolean player) {}
