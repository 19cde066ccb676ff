package emberdelve.db.transfer;

import emberdelve.db.row.PlainText;

import tools.jackson.core.JacksonException;

import java.io.InputStream;

/** A reader of exports, which believes nothing in them. Safe for any thread. */
final class CharacterFileReader {
    /** The most characters of a file: no server has more, so a larger file is no export of ours. */
    static final int CHARACTERS_MAX = 100_000;

    private CharacterFileReader() {}

    /**
     * Reads an export.
     *
     * @throws ImportRefused if it is no export of ours
     */
    static CharacterFile read(InputStream in) throws ImportRefused {
        try {
            var file = CharacterJson.MAPPER.readValue(in, CharacterFile.class);
            // The word null is JSON, too.
            if (file == null) throw new ImportRefused("null (expected: an export)");
            if (!file.format().equals(CharacterFile.FORMAT)
                    || file.version() != CharacterFile.VERSION) {
                throw new ImportRefused(
                        "format: "
                                + PlainText.of(file.format())
                                + " "
                                + file.version()
                                + " (expected: "
                                + CharacterFile.FORMAT
                                + " "
                                + CharacterFile.VERSION
                                + ")");
            }
            if (file.characters().size() > CHARACTERS_MAX) {
                throw new ImportRefused(
                        "characters: "
                                + file.characters().size()
                                + " (expected: 0.."
                                + CHARACTERS_MAX
                                + ")");
            }
            return file;
        } catch (JacksonException unreadable) {
            throw new ImportRefused(JsonFault.of(unreadable));
        }
    }
}
