package emberdelve.server.kernel;

import emberdelve.config.content.Content;
import emberdelve.server.model.Room;

import java.util.List;

/**
 * The world goes on with other content, which it has already.
 *
 * @param before what it had
 * @param gone rooms that are no more, with all that is still in them
 */
public record Reloaded(Content before, List<Room> gone) {}
