package emberdelve.config.load;

import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

import java.util.List;

/**
 * The eraser of a thing in a text, together with the lines or the comma that belong to it alone.
 */
final class YamlEraser {
    private final YamlPlaces places;
    private final String text;
    private final YamlSpots spots;

    YamlEraser(YamlPlaces places) {
        this.places = places;
        text = places.text;
        spots = places.spots;
    }

    /** The text without what stands at that path; something must stand there. */
    String removed(List<String> path) {
        var place = places.place(path).orElseThrow();
        return YamlPlaces.isFlow(place.around()) ? withoutInFlow(place) : withoutLines(place);
    }

    private String withoutInFlow(YamlPlaces.Place place) {
        var list = (CollectionNode<?>) place.around();
        if (place.nth() + 1 < list.getValue().size())
            return text.substring(0, place.from()) + text.substring(startOf(list, place.nth() + 1));
        var before = place.nth() == 0 ? place.from() : text.lastIndexOf(',', place.from());
        return text.substring(0, before) + text.substring(place.end());
    }

    private int startOf(CollectionNode<?> around, int nth) {
        return switch (around) {
            case SequenceNode list -> spots.itemStart(list, nth);
            case MappingNode mapping -> spots.start(mapping.getValue().get(nth).getKeyNode());
            default -> throw new IllegalStateException("nothing in " + around);
        };
    }

    /**
     * The text without the lines of that place; an item's first key, which stands behind the dash,
     * leaves the dash to the next key.
     */
    private String withoutLines(YamlPlaces.Place place) {
        var list = (CollectionNode<?>) place.around();
        var from =
                list instanceof MappingNode
                        ? place.from()
                        : text.lastIndexOf('-', place.from() - 1);
        var line = spots.lineStart(from);
        var isAlone = text.substring(line, from).isBlank();
        if (!isAlone && place.nth() + 1 < list.getValue().size())
            return text.substring(0, from) + text.substring(startOf(list, place.nth() + 1));
        var end = spots.lineEnd(place.end());
        var next = text.indexOf('\n', end);
        return text.substring(0, line) + (next < 0 ? "" : text.substring(next + 1));
    }
}
