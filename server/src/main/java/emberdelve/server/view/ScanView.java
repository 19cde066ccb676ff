package emberdelve.server.view;

import java.util.List;

/** Who can be seen from here, the nearest first; places where nobody is are left out. */
public record ScanView(List<Place> places) implements View {}
