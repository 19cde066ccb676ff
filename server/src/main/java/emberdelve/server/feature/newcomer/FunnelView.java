package emberdelve.server.feature.newcomer;

import emberdelve.server.view.View;

import java.util.List;

/** The number of newcomers who reached each milestone since the server started. */
public record FunnelView(List<Line> lines) implements View {
    public record Line(String milestone, long count) {}
}
