package emberdelve.server.rule.effect;

import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Actor;
import emberdelve.server.view.DataView;

import java.util.ArrayList;
import java.util.List;

/** The effects that the reader is under. */
public record EffectsView(List<Line> lines) implements DataView {
    /**
     * @param name the name of the effect: {@code hasted}
     * @param good whether the reader is the better for it
     * @param seconds the seconds until it ends, rounded up; for an effect that lasts for turns, the
     *     time that those turns take
     */
    public record Line(String name, boolean good, long seconds) {}

    public static EffectsView of(World world, Actor self) {
        var lines = new ArrayList<Line>();
        var now = self.room().zone().now();
        for (var status : self.effects().active())
            lines.add(
                    new Line(
                            status.name(),
                            status.effect().isGood(),
                            seconds(world, status.endTick() - now)));
        for (var mind : self.minds().passing()) {
            var ticks = (long) mind.getValue() * self.speed();
            lines.add(new Line(mind.getKey(), false, seconds(world, ticks)));
        }
        return new EffectsView(List.copyOf(lines));
    }

    private static long seconds(World world, long ticks) {
        return world.part(WorldClock.class).secondsOf(ticks);
    }

    List<Line> json() {
        return lines;
    }
}
