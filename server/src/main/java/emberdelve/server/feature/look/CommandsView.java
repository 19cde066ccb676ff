package emberdelve.server.feature.look;

import emberdelve.server.view.View;

import java.util.List;

/** All verbs that the reader may use, by kind. */
public record CommandsView(List<Group> groups) implements View {
    /**
     * @param kind {@code see}, {@code move}, …: headed by {@code view.commands-KIND}
     */
    public record Group(String kind, List<String> verbs) {}
}
