package emberdelve.config.content;

/**
 * One message that the code asks for.
 *
 * @param key the key of the message: {@code combat.missed}; a star in it stands for a word that
 *     content chooses: {@code social.*-at}
 * @param file the file where it usually stands, in {@code content/messages}: {@code combat.yaml}
 * @param told whether the message tells what happens in the dungeon, so that a zone may say it in
 *     other words
 */
public record MessageKey(String key, String file, Gaps gaps, boolean told) {}
