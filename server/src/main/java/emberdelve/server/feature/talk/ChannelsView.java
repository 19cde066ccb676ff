package emberdelve.server.feature.talk;

import emberdelve.server.view.View;

import java.util.List;

/** The channels, and which of them the reader listens to. */
public record ChannelsView(List<Line> lines) implements View {
    public record Line(String id, String summary, boolean on) {}
}
