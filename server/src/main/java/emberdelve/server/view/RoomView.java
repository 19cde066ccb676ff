package emberdelve.server.view;

import emberdelve.config.content.RoomId;

import java.util.List;

/**
 * A room as its visitor sees it.
 *
 * @param safe whether no harm is done here
 * @param dark whether the visitor sees nothing but the ways out
 * @param more how many things more lie here than are listed
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
        int more,
        boolean dark)
        implements View {}
