package emberdelve.server.checkpoint;

/**
 * A row that cannot be stored, as staff read it.
 *
 * @param row its table, its key, and what it is called: {@code player_character 17 (Mira)}
 * @param why the reason, in one clause
 */
public record UnstoredRow(String row, String why) {}
