package emberdelve.db.character;

import emberdelve.db.row.Require;

/** The one place of an item. */
public sealed interface ItemPlace {
    /** The slot of a thing that is carried and not worn. */
    String PACK = "pack";

    /** The slot of a thing that a bank keeps. */
    String BANK = "bank";

    /**
     * A place on a character.
     *
     * @param slot {@link #PACK}, or the place where the item is worn
     */
    record OnCharacter(long characterId, String slot) implements ItemPlace {
        public OnCharacter {
            Require.word("slot", slot);
        }
    }

    /** A place in a bank, which keeps the item for a character. */
    record InBank(long characterId) implements ItemPlace {}

    /** A place in a corpse; the item goes where the corpse goes. */
    record InCorpse(long corpseId) implements ItemPlace {}

    /** A place on a monster that has picked the item up or was given it. */
    record OnMonster(long monsterId) implements ItemPlace {}

    /** The place that a stored slot of a character means: the bank, the pack or a worn place. */
    static ItemPlace ofCharacter(long characterId, String slot) {
        return slot.equals(BANK) ? new InBank(characterId) : new OnCharacter(characterId, slot);
    }

    /**
     * A place on the floor of a room.
     *
     * @param room the room's id in the content
     */
    record OnFloor(String room) implements ItemPlace {
        public OnFloor {
            Require.word("room", room);
        }
    }
}
