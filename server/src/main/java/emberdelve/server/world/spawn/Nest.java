package emberdelve.server.world.spawn;

import emberdelve.config.content.SpawnTemplate;
import emberdelve.server.world.Room;

/** A place where monsters of one type belong. */
record Nest(SpawnTemplate template, Room room) {}
