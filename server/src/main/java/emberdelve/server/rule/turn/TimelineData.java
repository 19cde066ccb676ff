package emberdelve.server.rule.turn;

import emberdelve.server.gmcp.DataPage;
import emberdelve.server.model.Named;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The next turns for client programs. */
final class TimelineData {
    static final DataPage<TimelineView> TIMELINE =
            DataPage.of("TIMELINE", TimelineView.class, "Delve.Timeline", TimelineData::timeline);

    private TimelineData() {}

    /**
     * @param now the zone's tick
     * @param tick the length of a tick in milliseconds
     */
    record Timeline(long now, long tick, List<Due> next) {}

    /**
     * @param sign what the actor has shown that it is about to do; empty if nothing
     * @param target the id of the actor for whom alone that is meant; empty if there is none
     * @param number among those of its name, from 1; 0 if there is no other
     * @param condition how hurt it looks: {@code badly-hurt}
     * @param against the id of the actor that it strikes at; empty if there is none
     * @param lands the tick before which it does not do what it has shown; 0 if that is nothing
     * @param answers the lines that the reader could type against that
     */
    record Due(
            String name,
            String id,
            long due,
            String sign,
            String target,
            int number,
            String condition,
            boolean foe,
            String against,
            long lands,
            List<String> answers) {}

    static Timeline timeline(TimelineView view) {
        return new Timeline(
                view.now(),
                view.tick().toMillis(),
                view.lines().stream().map(TimelineData::due).toList());
    }

    private static Due due(TimelineView.Line line) {
        var standing = line.standing();
        return new Due(
                line.who().name(),
                line.who().id().toString(),
                line.dueTick(),
                line.sign(),
                id(line.target()),
                line.number(),
                standing.condition().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                standing.isFoe(),
                id(standing.against()),
                standing.landsTick(),
                standing.answers());
    }

    private static String id(Optional<Named> actor) {
        return actor.map(one -> one.id().toString()).orElse("");
    }
}
