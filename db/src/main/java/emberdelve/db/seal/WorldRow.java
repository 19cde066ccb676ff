package emberdelve.db.seal;

/**
 * The world's own row, as of its last checkpoint.
 *
 * @param worldId the id that tells one world's files from another's
 * @param seed what all chance in the world is derived from
 * @param tick the tick of the last checkpoint
 * @param checkpoint the number of the last checkpoint; 0 in a world never played
 * @param nextId the first id that no character, item, corpse or monster has had
 * @param digest the wrapping sum of the digests of all characters, items, corpses, monsters,
 *     returns and ledger rows
 */
public record WorldRow(
        String worldId, long seed, long tick, long checkpoint, long nextId, long digest) {}
