package emberdelve.server.feature.look;

import emberdelve.server.view.View;

import java.util.List;

/**
 * The place of the reader, and who else is there.
 *
 * @param pvp whether players may harm one another there: if so, only the reader's group is listed
 * @param asked the name that was asked for; empty for everybody
 */
public record WhereView(String room, String zone, boolean pvp, String asked, List<Person> people)
        implements View {
    /**
     * @param zone empty for the reader's own
     * @param here whether that is the reader's room
     */
    public record Person(String name, String room, String zone, boolean here) {}
}
