package emberdelve.db.transfer;

import emberdelve.db.row.PlainText;

import tools.jackson.core.JacksonException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A reader of exports, of whatever version they say that they are, that believes nothing in them.
 * Safe for any thread.
 */
final class CharacterFileReader {
    /** More than any server has; what is larger is no export of ours. */
    static final int CHARACTERS_MAX = 100_000;

    /** The format and its version stand in the first of these. */
    private static final int HEAD_OCTETS = 200;

    private CharacterFileReader() {}

    /**
     * @throws ImportRefused if it is no export of ours
     */
    static CharacterFile read(InputStream in) throws ImportRefused {
        try {
            var head = in.readNBytes(HEAD_OCTETS);
            var all = new SequenceInputStream(new ByteArrayInputStream(head), in);
            var file = read(new String(head, StandardCharsets.UTF_8), all);
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
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (JacksonException unreadable) {
            throw new ImportRefused(JsonFault.of(unreadable));
        }
    }

    /** Of whatever version it says that it is. */
    private static CharacterFile read(String head, InputStream all) {
        if (OldCharacterFile.isBegunBy(head))
            return CharacterJson.MAPPER.readValue(all, OldCharacterFile.class).now();
        if (CharacterFile4.isBegunBy(head))
            return CharacterJson.MAPPER.readValue(all, CharacterFile4.class).now();
        return CharacterJson.MAPPER.readValue(all, CharacterFile.class);
    }
}
