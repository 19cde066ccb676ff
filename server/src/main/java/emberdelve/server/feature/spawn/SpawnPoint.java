package emberdelve.server.feature.spawn;

import emberdelve.config.content.SpawnTemplate;
import emberdelve.server.model.Room;

/** A place where monsters of one type belong. */
record SpawnPoint(SpawnTemplate template, Room room) {}
