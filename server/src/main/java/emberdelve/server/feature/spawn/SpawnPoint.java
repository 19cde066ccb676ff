package emberdelve.server.feature.spawn;

import emberdelve.config.content.SpawnTemplate;
import emberdelve.server.model.Room;

/** A room where monsters of one type respawn. */
record SpawnPoint(SpawnTemplate template, Room room) {}
