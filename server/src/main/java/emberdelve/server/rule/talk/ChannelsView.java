package emberdelve.server.rule.talk;

import emberdelve.server.view.View;

import java.util.List;

/** The channels, and which of them are on for the reader. */
public record ChannelsView(List<Line> lines) implements View {
    public record Line(String id, String summary, boolean on) {}
}
