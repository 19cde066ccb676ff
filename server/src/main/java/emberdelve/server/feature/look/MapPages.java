package emberdelve.server.feature.look;

import emberdelve.config.content.Direction;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.Named;
import emberdelve.server.text.Sheet;
import emberdelve.server.view.MapPlace;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The places around in words, and as a picture for readers without a screen reader. */
final class MapPages {
    private MapPages() {}

    public static void map(MapView view, Sheet sheet) {
        var here = view.places().getFirst();
        sheet.add("view.map", Map.of("room", here.name()));
        var isDrawn = view.drawn() && !sheet.isHeard();
        if (isDrawn) {
            draw(view.places(), sheet);
            sheet.add("view.map-legend");
        }
        for (var place : view.places().subList(1, view.places().size())) {
            if (!isDrawn || !place.people().isEmpty() || !Drawing.shows(place))
                sheet.add("view.map-place", arguments(place, sheet));
        }
    }

    /** Draws the map, or puts it into words for a screen reader. */
    public static void picture(MiniMap map, Sheet sheet) {
        if (sheet.isHeard()) map(new MapView(map.places(), false), sheet);
        else draw(map.places(), sheet);
    }

    private static void draw(List<MapPlace> places, Sheet sheet) {
        for (var line : new Drawing(places).lines()) sheet.add(StyledText.of(line));
    }

    public static void scan(ScanView view, Sheet sheet) {
        if (view.places().isEmpty()) sheet.add("view.scan-none");
        for (var place : view.places()) {
            for (var alike : LookAlikes.of(place.people(), MapPages::looks))
                scan(place, alike, sheet);
        }
    }

    private static void scan(MapPlace place, List<Named> alike, Sheet sheet) {
        var isHere = place.path().isEmpty();
        var arguments =
                Map.of(
                        "room", place.name(),
                        "path", Direction.words(place.path()),
                        "count", Integer.toString(alike.size()),
                        "kind", alike.getFirst().plural());
        if (alike.size() > 1)
            sheet.add(isHere ? "view.scan-several-here" : "view.scan-several", arguments);
        else sheet.add(isHere ? "view.scan-here" : "view.scan", alike, arguments);
    }

    /** The looks of an actor from afar, which are the same for all monsters of a kind. */
    private static Object looks(Named who) {
        return who.isProper() ? who.id() : who.name();
    }

    private static String words(List<Named> alike, Sheet sheet) {
        return alike.size() == 1
                ? sheet.words("view.map-person", alike, Map.of())
                : sheet.words(
                        "view.map-persons",
                        Map.of(
                                "count", Integer.toString(alike.size()),
                                "kind", alike.getFirst().plural()));
    }

    private static Map<String, String> arguments(MapPlace place, Sheet sheet) {
        var people =
                LookAlikes.of(place.people(), MapPages::looks).stream()
                        .map(alike -> words(alike, sheet))
                        .collect(Collectors.joining(", "));
        var more = place.dark() ? sheet.words("view.map-dark", Map.of()) : "";
        if (!people.isEmpty()) more = sheet.words("view.map-people", Map.of("people", people));
        return Map.of("room", place.name(), "path", Direction.words(place.path()), "more", more);
    }
}
