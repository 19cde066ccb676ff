package emberdelve.server.feature.look;

import emberdelve.server.view.MapPlace;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The places around the reader, as far as the reader sees.
 *
 * @param places the reader's own place, then the others, the nearest first
 * @param drawn whether to draw a picture, too, for a reader without a screen reader
 */
public record MapView(List<MapPlace> places, boolean drawn) implements View {}
