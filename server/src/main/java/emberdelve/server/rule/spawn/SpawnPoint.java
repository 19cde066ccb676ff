package emberdelve.server.rule.spawn;

import emberdelve.config.content.SpawnTemplate;
import emberdelve.server.model.Room;

/** A room where monsters of one type respawn. */
record SpawnPoint(SpawnTemplate template, Room room) {
    /**
     * Compares the rooms first: all living monsters are asked again and again, and most are of
     * other rooms.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof SpawnPoint its
                && room.equals(its.room)
                && template.equals(its.template);
    }

    @Override
    public int hashCode() {
        return 31 * room.hashCode() + template.hashCode();
    }
}
