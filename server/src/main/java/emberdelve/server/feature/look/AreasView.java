package emberdelve.server.feature.look;

import emberdelve.server.view.View;

import java.util.List;

/** The zones of the dungeon, for {@code areas}. */
public record AreasView(List<Area> areas) implements View {
    /**
     * @param danger the level that its monsters are made for
     * @param turns whether time stands still until everybody has decided
     * @param pvp whether players may harm one another
     * @param here whether the reader is in it
     */
    public record Area(
            String name, int danger, boolean safe, boolean turns, boolean pvp, boolean here) {}
}
