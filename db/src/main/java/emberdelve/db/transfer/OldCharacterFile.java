package emberdelve.db.transfer;

import emberdelve.db.old.OldCharacterRow;
import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.CharacterFile.Owner;

import java.util.List;
import java.util.regex.Pattern;

/** An export of version 3, in which a character's settings and fate are packed texts. */
record OldCharacterFile(
        String format, int version, String world, long checkpoint, List<Exported> characters) {
    private static final Pattern BEGIN = Pattern.compile("(?s)[^\\[]*\"version\"\\s*:\\s*3\\s*,.*");

    /** Whether a file that begins so is one. */
    static boolean isBegunBy(String head) {
        return BEGIN.matcher(head).matches();
    }

    /** One character with its account and all it has. */
    record Exported(Owner account, OldCharacterRow character, List<OldThing> items) {}

    /** The same as a file of today. */
    CharacterFile now() {
        return new CharacterFile(
                format,
                CharacterFile.VERSION,
                world,
                checkpoint,
                XpCurve.FIRST,
                characters.stream()
                        .map(each ->
                                new CharacterFile.Exported(
                                        each.account(),
                                        each.character().now(),
                                        each.items().stream().map(OldThing::now).toList()))
                        .toList());
    }
}
