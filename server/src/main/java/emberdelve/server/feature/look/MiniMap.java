package emberdelve.server.feature.look;

import emberdelve.server.view.MapPlace;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The picture of a map beside a room; in words for those who listen.
 *
 * @param places the nearest first: the reader's own, and then the others
 */
public record MiniMap(List<MapPlace> places) implements View {}
