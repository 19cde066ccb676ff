package emberdelve.server.feature.look;

import emberdelve.server.view.MapPlace;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The picture of a map beside a room; in words with a screen reader.
 *
 * @param places the reader's own place, then the others, the nearest first
 */
public record MiniMap(List<MapPlace> places) implements View {}
