package emberdelve.db.transfer;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.recount.Recount;
import emberdelve.db.seal.XpCurve;

import java.time.Instant;
import java.util.List;

/**
 * An export, as it is written and read. Ids in it are those of the world it came from, and mean
 * nothing elsewhere.
 *
 * @param format always {@link #FORMAT}
 * @param version the version of the form, raised when older files can no longer be read
 * @param world the id of the world it came from
 * @param checkpoint the last checkpoint before the export
 * @param curve the curve by which the experience of these characters is counted
 */
public record CharacterFile(
        String format,
        int version,
        String world,
        long checkpoint,
        XpCurve curve,
        List<Exported> characters) {
    static final String FORMAT = "emberdelve-characters";
    static final int VERSION = 5;

    public CharacterFile {
        characters = List.copyOf(characters);
    }

    /** One character with its account and all it has. */
    public record Exported(Owner account, CharacterRow character, List<Thing> items) {
        public Exported {
            items = List.copyOf(items);
        }

        /** The same character with its experience counted by another curve. */
        Exported counted(Recount rule) {
            var progress = rule.counted(character.progress());
            return new Exported(account, character.with(progress), items);
        }
    }

    /**
     * The owner of the characters in a file. Its role is left out on purpose: a file must not make
     * anybody staff.
     *
     * @param passwordHash a PHC string: keep the file as safe as the world
     */
    public record Owner(String name, String passwordHash, boolean screenReader, Instant created) {}

    /**
     * Something a character has.
     *
     * @param slot the place where it is worn, or {@link emberdelve.db.character.ItemPlace#PACK}, or
     *     {@link emberdelve.db.character.ItemPlace#BANK}
     * @param chargesUsed 0 or more
     * @param liesIn the number of the thing in which it lies, counted from 1; 0 for none
     * @param bound whether it is bound to this character, so that nobody else can have it
     * @param improved how often it was improved, 0..{@link
     *     emberdelve.db.character.ItemRow#IMPROVED_MAX}
     */
    public record Thing(
            String type, String slot, int chargesUsed, int liesIn, boolean bound, int improved) {}
}
