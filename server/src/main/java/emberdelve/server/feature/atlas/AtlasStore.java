package emberdelve.server.feature.atlas;

import emberdelve.config.content.RoomId;
import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Room;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** The store of charts: turns each into a row, and the rows back. */
final class AtlasStore implements Stored.Shared<Chart, AtlasRow> {
    @Override
    public Class<Chart> kind() {
        return Chart.class;
    }

    @Override
    public Table<AtlasRow> table() {
        return AtlasRow.TABLE;
    }

    @Override
    public AtlasRow row(long key, Chart chart) {
        return new AtlasRow(key, chart.rooms());
    }

    @Override
    public Personal<AtlasRow> personal() {
        return Personal.ofCharacters(
                AtlasRow::characterId, (world, id) -> world.part(Atlas.class).forget(id));
    }

    @Override
    public Reach reach() {
        return Reach.CHARACTER;
    }

    @Override
    public void learn(World world, List<AtlasRow> rows, List<Long> gone) {
        var atlas = world.part(Atlas.class);
        for (var row : rows) atlas.restore(new ActorId(row.characterId()), chart(world, row));
        for (var key : gone) atlas.drop(new ActorId(key));
    }

    private static Chart chart(World world, AtlasRow row) {
        var found = new ArrayList<Room>();
        var missing = new TreeMap<String, List<String>>();
        row.rooms()
                .forEach((zone, rooms) -> {
                    for (var room : rooms) {
                        var there = world.map().find(RoomId.of(zone, room));
                        if (there.isPresent()) found.add(there.get());
                        else missing.computeIfAbsent(zone, _ -> new ArrayList<>()).add(room);
                    }
                });
        var chart = new Chart(missing);
        for (var room : found) chart.add(room, true);
        return chart;
    }
}
