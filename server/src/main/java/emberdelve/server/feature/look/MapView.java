package emberdelve.server.feature.look;

import emberdelve.server.view.MapPlace;
import emberdelve.server.view.View;

import java.util.List;

/**
 * What lies around the reader, as far as they see.
 *
 * @param places the nearest first: the reader's own, and then the others
 * @param drawn whether a picture is wanted besides the words, by those who look
 */
public record MapView(List<MapPlace> places, boolean drawn) implements View {}
