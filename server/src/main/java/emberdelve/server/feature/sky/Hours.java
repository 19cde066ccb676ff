package emberdelve.server.feature.sky;

import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/**
 * The hours of the dungeon's own day, and the days of its year, for {@code time}. Thread: world.
 */
final class Hours {
    private Hours() {}

    /** The note of the present hour and the next part of the day; empty if content has no sky. */
    static Optional<Note> now(World world) {
        var heavens = world.part(Heavens.class);
        return heavens.sky()
                .map(sky -> {
                    var until = world.part(WorldClock.class).timeOf(heavens.ticksToNextHour());
                    return Note.of(
                            "sky.time",
                            Map.of(
                                    "hour", sky.at(heavens.hourOfDay()).name(),
                                    "clock", Integer.toString(heavens.hourOfDay()),
                                    "next", heavens.nextHour(sky).name(),
                                    "minutes", Long.toString(Math.max(1, until.toMinutes()))));
                });
    }

    /** The note of the season and the next one; empty if the sky has none. */
    static Optional<Note> season(World world) {
        var heavens = world.part(Heavens.class);
        return heavens.date()
                .map(date ->
                        Note.of(
                                "sky.season",
                                Map.of(
                                        "season", date.season().name(),
                                        "day", Integer.toString(date.day()),
                                        "days", Integer.toString(date.season().days()),
                                        "left",
                                                Integer.toString(
                                                        date.season().days() - date.day() + 1),
                                        "next",
                                                heavens.sky()
                                                        .orElseThrow()
                                                        .after(date.season())
                                                        .name())));
    }
}
