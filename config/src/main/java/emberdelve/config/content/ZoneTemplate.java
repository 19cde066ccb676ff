package emberdelve.config.content;

import java.util.List;

/**
 * Rooms that belong together, with one danger and one refuge.
 *
 * @param id its folder's name
 * @param danger the level its monsters are made for, 0..50
 * @param safe whether no harm at all is done here
 * @param refuge where those who die here wake up; may lie in another zone
 */
public record ZoneTemplate(
        String id,
        String name,
        int danger,
        boolean safe,
        RoomId refuge,
        List<RoomTemplate> rooms,
        List<SpawnTemplate> spawns) {
    public ZoneTemplate {
        rooms = List.copyOf(rooms);
        spawns = List.copyOf(spawns);
    }
}
