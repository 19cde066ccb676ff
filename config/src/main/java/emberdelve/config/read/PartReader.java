package emberdelve.config.read;

import emberdelve.config.content.ContentPart;

import java.util.List;
import java.util.Optional;

/**
 * The reader of one part of the content, with its checks. It reads after the zones, monsters and
 * items, which all content shares; whether the things that it names exist is checked when all
 * readers have read. Safe for any thread.
 */
public interface PartReader<T extends ContentPart> {
    /** The files and folders that it reads, within the content folder: {@code town/dice.yaml}. */
    List<String> files();

    /** The part; empty when no file says anything of it, or when what it says cannot be read. */
    Optional<T> read(Reading reading);
}
