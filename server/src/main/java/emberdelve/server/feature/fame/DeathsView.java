package emberdelve.server.feature.fame;

import emberdelve.server.view.View;

import java.util.List;

/** Deaths of characters, the latest first. */
public record DeathsView(List<Line> lines) implements View {
    /**
     * A line of the list: the last death of a character.
     *
     * @param level the level of the character when it died
     * @param secondsAgo the seconds since the death, in the world's time
     * @param forGood whether the character was hardcore, and so is dead for good
     */
    public record Line(
            String name,
            String characterClass,
            int level,
            End end,
            long secondsAgo,
            boolean forGood) {}

    /**
     * The place of a death, and who caused it.
     *
     * @param room the room's name
     * @param killer the name of the killer with its article; empty if the character killed itself
     */
    public record End(String room, String killer) {}
}
