package emberdelve.server.feature.atlas;

import emberdelve.server.model.Room;
import emberdelve.server.model.Zone;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The rooms that one character has been in, zone by zone. Thread: world. */
public final class Chart {
    /** The most rooms that a row has space for; those of the last zones by id are not stored. */
    static final int STORED_MAX = 4_000;

    private final TreeMap<String, Sheet> sheets = new TreeMap<>();

    /** The stored rooms that are not in the content now; later content may have them again. */
    private Map<String, List<String>> missing;

    /** Whether the last room was new; not stored, as it matters only while the character walks. */
    private boolean cameInFirst;

    /** The chart of a character that has been nowhere yet. */
    Chart() {
        this(Map.of());
    }

    /**
     * @param missing the stored rooms that are not in the content: by each zone's id, their ids
     *     without it
     */
    Chart(Map<String, List<String>> missing) {
        this.missing = Map.copyOf(missing);
    }

    /** Whether the room that the character came into last was new to it. */
    boolean cameInFirst() {
        return cameInFirst;
    }

    /** Notes that the character came into a room, for the first time or not. */
    void cameIn(boolean first) {
        cameInFirst = first;
    }

    /** Whether the character has been in that room. Asked at each step. */
    public boolean has(Room room) {
        var sheet = sheets.get(room.zone().template().id());
        return sheet != null && sheet.been.get(room.ordinal());
    }

    /**
     * Notes that the character has been in that room.
     *
     * @param lasts whether the zone is there for good
     */
    void add(Room room, boolean lasts) {
        var zone = room.zone();
        var sheet = sheets.computeIfAbsent(zone.template().id(), _ -> new Sheet(zone, lasts));
        sheet.been.set(room.ordinal());
        sheet.drawn = Optional.empty();
    }

    /**
     * The zone as far as the character knows it; the same object until the character knows more.
     */
    AtlasView view(Zone zone) {
        var sheet = sheets.get(zone.template().id());
        if (sheet == null) return AtlasView.of(zone, new BitSet());
        var view = sheet.drawn.orElseGet(() -> AtlasView.of(zone, sheet.been));
        sheet.drawn = Optional.of(view);
        return view;
    }

    /** Keeps nothing but what is stored: the character leaves the dungeon. */
    void close() {
        sheets.values().removeIf(sheet -> !sheet.lasts);
        forgetDrawings();
    }

    void tearOut(Zone zone) {
        sheets.remove(zone.template().id());
    }

    /**
     * Fits the chart to a zone that has other rooms from now on. Keeps the ids of rooms that are
     * gone, in case later content has them again.
     *
     * @param before the ids of the rooms that the zone had, without the zone, in their order
     * @param now the zone as it is now; empty if it is gone
     */
    void redraw(String id, List<String> before, Optional<Zone> now, boolean lasts) {
        var known = new LinkedHashSet<>(missing.getOrDefault(id, List.of()));
        keepMissing(id, List.of());
        var old = sheets.remove(id);
        if (old != null) old.been.stream().mapToObj(before::get).forEach(known::add);
        if (known.isEmpty()) return;
        for (var room : now.map(Zone::rooms).orElse(List.of()))
            if (known.remove(room.id().room())) add(room, lasts);
        if (lasts && !known.isEmpty()) keepMissing(id, List.copyOf(known));
    }

    /** Makes the map of missing rooms anew, which is seldom needed: most charts miss nothing. */
    private void keepMissing(String id, List<String> rooms) {
        var now = new TreeMap<>(missing);
        if (rooms.isEmpty()) now.remove(id);
        else now.put(id, rooms);
        missing = Map.copyOf(now);
    }

    /** Drops the views that were made, because the rooms may look different from now on. */
    void forgetDrawings() {
        for (var sheet : sheets.values()) sheet.drawn = Optional.empty();
    }

    /** The number of rooms that the character has been in, in zones that are there for good. */
    public long count() {
        return sheets.values().stream()
                .filter(sheet -> sheet.lasts)
                .mapToLong(sheet -> sheet.been.cardinality())
                .sum();
    }

    /** The number of rooms of that zone that the character has been in. */
    public long count(String zone) {
        var sheet = sheets.get(zone);
        return sheet == null ? 0 : sheet.been.cardinality();
    }

    /** The rooms as they are stored: by each zone's id, their ids without it. */
    Map<String, List<String>> rooms() {
        var rooms = new TreeMap<>(missing);
        var left = STORED_MAX;
        for (var sheet : sheets.entrySet()) {
            if (!sheet.getValue().lasts || left == 0) continue;
            var its = sheet.getValue().rooms(left);
            left -= its.size();
            rooms.merge(sheet.getKey(), its, Chart::both);
        }
        return rooms;
    }

    private static List<String> both(List<String> missing, List<String> there) {
        return Stream.concat(there.stream(), missing.stream()).toList();
    }

    /** The rooms of one zone that the character has been in. */
    private static final class Sheet {
        private final Zone zone;
        private final boolean lasts;
        private final BitSet been = new BitSet();
        private Optional<AtlasView> drawn = Optional.empty();

        private Sheet(Zone zone, boolean lasts) {
            this.zone = zone;
            this.lasts = lasts;
        }

        private List<String> rooms(int most) {
            return been.stream()
                    .limit(most)
                    .mapToObj(ordinal -> zone.rooms().get(ordinal).id().room())
                    .toList();
        }
    }
}
