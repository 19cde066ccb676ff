package emberdelve.server.feature.look;

import emberdelve.server.view.MapPlace;
import emberdelve.server.view.View;

import java.util.List;

/** Who can be seen from here, the nearest first; places where nobody is are left out. */
public record ScanView(List<MapPlace> places) implements View {}
