package emberdelve.server.rule.turn;

import emberdelve.server.gmcp.DataPage;

import java.util.List;

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
     */
    record Due(String name, String id, long due, String sign, String target) {}

    static Timeline timeline(TimelineView view) {
        return new Timeline(
                view.now(),
                view.tick().toMillis(),
                view.lines().stream()
                        .map(line ->
                                new Due(
                                        line.who().name(),
                                        line.who().id().toString(),
                                        line.dueTick(),
                                        line.sign(),
                                        line.target()
                                                .map(target -> target.id().toString())
                                                .orElse("")))
                        .toList());
    }
}
