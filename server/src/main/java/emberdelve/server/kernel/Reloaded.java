package emberdelve.server.kernel;

import emberdelve.config.content.Content;
import emberdelve.server.model.Room;

import java.util.List;

/**
 * The change of a world to other content, which it has already.
 *
 * @param before the content that it had
 * @param gone the rooms that are no more, with all that is still in them
 */
public record Reloaded(Content before, List<Room> gone) {}
