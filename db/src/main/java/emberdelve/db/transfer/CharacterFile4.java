package emberdelve.db.transfer;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.CharacterFile.Owner;

import java.util.List;
import java.util.regex.Pattern;

/** An export of version 4, in which nothing had been improved. */
record CharacterFile4(
        String format,
        int version,
        String world,
        long checkpoint,
        XpCurve curve,
        List<Exported> characters) {
    private static final Pattern BEGIN = Pattern.compile("(?s)[^\\[]*\"version\"\\s*:\\s*4\\s*,.*");

    /** Whether a file that begins so is one. */
    static boolean isBegunBy(String head) {
        return BEGIN.matcher(head).matches();
    }

    /** One character with its account and all it has. */
    record Exported(Owner account, CharacterRow character, List<OldThing> items) {}

    /** The same as a file of today. */
    CharacterFile now() {
        return new CharacterFile(
                format,
                CharacterFile.VERSION,
                world,
                checkpoint,
                curve,
                characters.stream()
                        .map(each ->
                                new CharacterFile.Exported(
                                        each.account(),
                                        each.character(),
                                        each.items().stream().map(OldThing::now).toList()))
                        .toList());
    }
}
