package emberdelve.db.person;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemRow;

import java.util.List;

/**
 * The rows that are changed when a person is erased, of those that a running world does not hold in
 * its memory.
 *
 * @param characters the person's own characters
 * @param items what those carry, wear and have in a bank
 * @param others characters of others whose rows name the person: they ignore the player, or died by
 *     a character's hand
 */
public record PersonRows(
        Person person,
        List<CharacterRow> characters,
        List<ItemRow> items,
        List<CharacterRow> others) {
    public PersonRows {
        characters = List.copyOf(characters);
        items = List.copyOf(items);
        others = List.copyOf(others);
    }
}
