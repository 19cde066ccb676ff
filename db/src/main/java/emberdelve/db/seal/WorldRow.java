package emberdelve.db.seal;

/**
 * The world's own row: what holds for all of its regions.
 *
 * @param worldId the id that tells one world's files from another's
 * @param seed what all chance in the world is derived from
 */
public record WorldRow(String worldId, long seed) {}
