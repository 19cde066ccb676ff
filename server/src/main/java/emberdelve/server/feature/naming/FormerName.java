package emberdelve.server.feature.naming;

import emberdelve.server.model.ActorId;

/**
 * A name that a character had before staff gave it another.
 *
 * @param id an id of the world: a later one is higher
 * @param account the account of its player; nobody else can have the name
 * @param reason the reason that staff gave
 * @param tick the tick of the world in which it was given another
 * @param told whether its player has read of it
 */
record FormerName(
        long id,
        ActorId character,
        long account,
        String name,
        String reason,
        long tick,
        boolean told) {
    FormerName asTold() {
        return new FormerName(id, character, account, name, reason, tick, true);
    }
}
