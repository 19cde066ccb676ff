package emberdelve.server.feature.look;

import emberdelve.server.view.MapPlace;
import emberdelve.server.view.View;

import java.util.List;

/** The places in sight with actors in them, the nearest first. */
public record ScanView(List<MapPlace> places) implements View {}
