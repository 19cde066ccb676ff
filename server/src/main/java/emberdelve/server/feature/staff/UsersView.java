package emberdelve.server.feature.staff;

import emberdelve.server.view.View;

import java.util.List;

/** The players who are connected, and from where, for staff. */
public record UsersView(List<Line> lines) implements View {
    public record Line(String name, String role, String from, String room, boolean linkDead) {}
}
