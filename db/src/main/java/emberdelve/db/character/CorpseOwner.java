package emberdelve.db.character;

/** Whose body a corpse is. */
public sealed interface CorpseOwner {
    /** A player's character left it behind. */
    record OfCharacter(long characterId) implements CorpseOwner {}

    /** A monster's: nobody will come back for it. */
    enum Unowned implements CorpseOwner {
        UNOWNED
    }
}
