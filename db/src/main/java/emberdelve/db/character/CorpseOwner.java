package emberdelve.db.character;

/** The owner of a corpse: the one whose body it was. */
public sealed interface CorpseOwner {
    /** A player's character, whose corpse it is. */
    record OfCharacter(long characterId) implements CorpseOwner {}

    /** The owner of a monster's corpse: nobody will come back for it. */
    enum Unowned implements CorpseOwner {
        UNOWNED
    }
}
