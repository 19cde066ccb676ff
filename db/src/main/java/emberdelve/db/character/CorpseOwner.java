package emberdelve.db.character;

/** The owner of a corpse: the one whose body it was. */
public sealed interface CorpseOwner {
    /** A player's character left it behind. */
    record OfCharacter(long characterId) implements CorpseOwner {}

    /** A monster's: nobody will come back for it. */
    enum Unowned implements CorpseOwner {
        UNOWNED
    }
}
