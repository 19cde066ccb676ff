package emberdelve.server.view;

import java.util.Map;

/**
 * The reader may write some lines. Nothing waits for them: the game goes on meanwhile.
 *
 * @param key of the message that says so
 * @param command the line that is typed when the writing is done, with what was written behind it
 * @param charsMax of all that may be written
 */
public record Writing(String key, Map<String, String> arguments, String command, int charsMax)
        implements View {}
