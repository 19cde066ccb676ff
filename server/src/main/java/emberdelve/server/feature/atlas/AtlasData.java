package emberdelve.server.feature.atlas;

import emberdelve.server.gmcp.DataPage;
import emberdelve.server.gmcp.DataPage.Part;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The map of the reader's zone for client programs. */
final class AtlasData {
    /** The state of every door, because the reader may not see now whether it is open. */
    private static final String DOOR = "door";

    static final DataPage<AtlasView> MAP =
            new DataPage<>("MAP", AtlasView.class, List.of(Part.named("Room.Map", AtlasData::map)));

    private AtlasData() {}

    record ZoneMap(String zone, String area, List<Room> rooms) {}

    record Room(
            int num,
            String name,
            int x,
            int y,
            int z,
            boolean been,
            Map<String, Integer> exits,
            Map<String, String> doors) {}

    private static ZoneMap map(AtlasView view) {
        return new ZoneMap(
                view.zone(), view.area(), view.places().stream().map(AtlasData::room).toList());
    }

    private static Room room(AtlasView.Place place) {
        var exits = new LinkedHashMap<String, Integer>();
        var doors = new LinkedHashMap<String, String>();
        for (var exit : place.exits()) {
            exits.put(exit.direction().shortWord(), exit.to());
            if (exit.door()) doors.put(exit.direction().shortWord(), DOOR);
        }
        var at = place.at();
        return new Room(
                place.number(), place.name(), at.x(), at.y(), at.z(), place.been(), exits, doors);
    }
}
