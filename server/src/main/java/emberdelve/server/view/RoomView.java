package emberdelve.server.view;

import emberdelve.config.content.RoomId;

import java.util.List;

/**
 * A room as its visitor sees it.
 *
 * @param safe whether no harm is done here
 * @param dark whether the visitor sees nothing but the ways out
 * @param unlisted how many characters and things are here that the view does not list
 */
public record RoomView(
        RoomId id,
        Spot spot,
        String name,
        boolean safe,
        String description,
        List<ExitsView.ExitLine> exits,
        List<Person> people,
        List<Things> things,
        List<Remains> remains,
        Unlisted unlisted,
        boolean dark)
        implements View {
    /** The same room for a visitor who knows what it looks like. */
    public RoomView brief() {
        return new RoomView(
                id, spot, name, safe, "", exits, people, things, remains, unlisted, dark);
    }
}
