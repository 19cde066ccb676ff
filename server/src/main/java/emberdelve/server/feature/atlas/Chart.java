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
    /** Rooms that are stored at most, those of the first zones: a row has so much space. */
    static final int STORED_MAX = 4_000;

    private final TreeMap<String, Sheet> sheets = new TreeMap<>();

    /** Stored rooms that are not in the content: it may have them again. */
    private Map<String, List<String>> missing;

    /** Whether the last room was new; not stored, as it matters only while the character walks. */
    private boolean cameInFirst;

    /** The chart of one who has been nowhere yet. */
    Chart() {
        this(Map.of());
    }

    /**
     * @param missing rooms that there are not, as they are stored
     */
    Chart(Map<String, List<String>> missing) {
        this.missing = Map.copyOf(missing);
    }

    /** Whether the room that the character came into last was new to it. */
    boolean cameInFirst() {
        return cameInFirst;
    }

    /** The character came into a room, for the first time or not. */
    void cameIn(boolean first) {
        cameInFirst = first;
    }

    /** Whether the character has been in that room. Asked at each step. */
    public boolean has(Room room) {
        var sheet = sheets.get(room.zone().template().id());
        return sheet != null && sheet.been.get(room.ordinal());
    }

    /**
     * The character has been in that room.
     *
     * @param lasts whether the zone is there for good
     */
    void add(Room room, boolean lasts) {
        var zone = room.zone();
        var sheet = sheets.computeIfAbsent(zone.template().id(), _ -> new Sheet(zone, lasts));
        sheet.been.set(room.ordinal());
        sheet.drawn = Optional.empty();
    }

    /** The zone as far as the character knows it; the same object until it knows more. */
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
     * The zone has other rooms from now on. What is gone is kept for when it comes back.
     *
     * @param before its rooms, without their zone, in their order
     * @param now empty when the zone is no more
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

    /** A new map: contents change seldom, and most charts miss nothing. */
    private void keepMissing(String id, List<String> rooms) {
        var now = new TreeMap<>(missing);
        if (rooms.isEmpty()) now.remove(id);
        else now.put(id, rooms);
        missing = Map.copyOf(now);
    }

    /** The rooms may look different from now on. */
    void forgetDrawings() {
        for (var sheet : sheets.values()) sheet.drawn = Optional.empty();
    }

    /** The number of rooms of zones that are there for good. */
    public long count() {
        return sheets.values().stream()
                .filter(sheet -> sheet.lasts)
                .mapToLong(sheet -> sheet.been.cardinality())
                .sum();
    }

    /** The number of rooms of that zone. */
    public long count(String zone) {
        var sheet = sheets.get(zone);
        return sheet == null ? 0 : sheet.been.cardinality();
    }

    /** The rooms as they are stored: by the zone's id, their ids without it. */
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

    /** The rooms of one zone. */
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
