package emberdelve.db.character;

import emberdelve.db.account.NameFold;
import emberdelve.db.open.Store;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The characters as of the last checkpoint, read when their players log in.
 *
 * <p>Safe for any thread that may wait for a disk.
 */
public final class Characters {
    private final Store store;

    public Characters(Store store) {
        this.store = store;
    }

    /** The character of that name, whatever its case; empty if there is none. */
    public Optional<CharacterRow> byName(String name) {
        var folded = NameFold.fold(name);
        return store.read(sql ->
                CharacterRow.TABLE.where(sql, "folded_name = ?", folded).stream().findFirst());
    }

    /** The character of that id; empty if there is none. */
    public Optional<CharacterRow> byId(long id) {
        return store.read(sql -> CharacterRow.TABLE.where(sql, "id = ?", id).stream().findFirst());
    }

    /** The account's characters, oldest first. */
    public List<CharacterRow> ofAccount(long accountId) {
        return store.read(sql -> CharacterRow.TABLE.where(sql, "account_id = ?", accountId));
    }

    /** The character and all others of its account, oldest first; empty if it does not exist. */
    public List<CharacterRow> withSiblings(long id) {
        return store.read(sql ->
                CharacterRow.TABLE.where(
                        sql,
                        "account_id = (SELECT account_id FROM player_character WHERE id = ?)",
                        id));
    }

    /** Hands over every character, smallest id first. */
    public void each(Consumer<CharacterRow> reader) {
        store.readAtOnce(sql -> {
            CharacterRow.TABLE.each(sql, reader);
            return reader;
        });
    }

    /** The items that the character carries, wears and has in a bank, smallest id first. */
    public List<ItemRow> itemsOf(long characterId) {
        return store.read(sql -> ItemRow.heldBy(sql, characterId));
    }
}
