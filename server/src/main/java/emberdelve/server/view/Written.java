package emberdelve.server.view;

import java.util.List;
import java.util.Map;

/**
 * A text that a player has written in lines, under a heading. Each line is marked, also by ear, so
 * that none reads as a line of the game.
 *
 * @param key of the heading's message
 */
public record Written(String key, Map<String, String> arguments, List<String> lines)
        implements View {}
