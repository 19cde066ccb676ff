package emberdelve.server.view;

import java.util.List;

/**
 * The players in the dungeon.
 *
 * @param beginning the letters with which all names listed begin; empty for everybody
 */
public record WhoView(List<Line> lines, String beginning) implements View {
    /** The view of everybody. */
    public WhoView(List<Line> lines) {
        this(lines, "");
    }

    /**
     * @param role the word of the role; empty for players
     * @param hardcore whether the character is hardcore
     * @param linkDead whether the link is lost
     * @param away whether the player is away from the keyboard
     * @param title the title in the player's own words, which are never parsed; empty for none
     */
    public record Line(
            String name,
            String characterClass,
            int level,
            String role,
            boolean hardcore,
            boolean linkDead,
            boolean away,
            String title) {}
}
