package emberdelve.server.view;

import java.util.List;
import java.util.Map;

/**
 * A heading and rows of words under it.
 *
 * @param key of the heading's message; a listing without rows is the heading alone
 * @param rows words of players or of content, which are never parsed as templates
 */
public record Listing(String key, Map<String, String> arguments, List<String> rows)
        implements View {}
