package emberdelve.server.feature.wall;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Week;
import emberdelve.server.text.Nouns;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * {@code wall}: shows who has done most this week. {@code wall last}: shows the same for last week.
 *
 * @param weeksAgo 0 or 1
 */
record WallCommand(int weeksAgo) implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.SEE, "wall").parsed(WallCommand::parse);

    /** The most lines of each table, so that all tables make a screenful together. */
    private static final int SHOWN = 5;

    private static final int SECONDS_PER_MINUTE = 60;

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.of(new WallCommand(0));
        return rest.equalsIgnoreCase("last") ? Optional.of(new WallCommand(1)) : Optional.empty();
    }

    @Override
    public Reply run(Scene scene) {
        var wall = scene.world().part(Wall.class);
        var week = wall.week() - weeksAgo;
        var lines = new ArrayList<View>();
        lines.add(
                Note.of(
                        weeksAgo == 0 ? "wall.title" : "wall.title-last",
                        Map.of("day", LocalDate.ofEpochDay(Week.monday(week)).toString())));
        var titles = lines.size();
        table("xp", WallTally::xp, wall, week, lines);
        table("kills", WallTally::kills, wall, week, lines);
        delves(wall, week, lines);
        table("lanterns", WallTally::lanterns, wall, week, lines);
        if (lines.size() == titles)
            lines.add(Note.of(weeksAgo == 0 ? "wall.nothing" : "wall.nothing-last"));
        return new Reply(List.copyOf(lines), false);
    }

    private static void table(
            String what, ToLongFunction<WallTally> count, Wall wall, long week, List<View> lines) {
        var best =
                wall.all().stream()
                        .filter(sheet -> count.applyAsLong(sheet.of(week)) > 0)
                        .sorted(
                                Comparator.comparingLong(
                                        sheet -> -count.applyAsLong(sheet.of(week))))
                        .limit(SHOWN)
                        .toList();
        if (best.isEmpty()) return;
        lines.add(Note.of("wall." + what));
        for (var at = 0; at < best.size(); at++) {
            var amount = Long.toString(count.applyAsLong(best.get(at).of(week)));
            lines.add(
                    Note.of(
                            "wall.line",
                            Map.of(
                                    "number", Integer.toString(at + 1),
                                    "who", best.get(at).name(),
                                    "amount", amount)));
        }
    }

    /** Adds the table of delves; those who cleared one together stand in one line. */
    private static void delves(Wall wall, long week, List<View> lines) {
        var parties = new LinkedHashMap<WallTally, List<String>>();
        wall.all().stream()
                .filter(sheet -> sheet.of(week).delve() > 0)
                .sorted(
                        Comparator.comparingLong((WallSheet each) -> -each.of(week).delveWorth())
                                .thenComparingLong(each -> each.of(week).delveSeconds())
                                .thenComparingLong(each -> each.of(week).delve()))
                .forEach(sheet ->
                        parties.computeIfAbsent(delve(sheet.of(week)), _ -> new ArrayList<>())
                                .add(sheet.name()));
        if (parties.isEmpty()) return;
        lines.add(Note.of("wall.delves"));
        var number = 0;
        for (var party : parties.entrySet()) {
            if (++number > SHOWN) return;
            lines.add(line(number, party.getKey(), party.getValue()));
        }
    }

    /** The tally with nothing but its delve, which is the same for all who cleared it together. */
    private static WallTally delve(WallTally of) {
        return WallTally.NONE.cleared(of.delve(), of.site(), of.delveWorth(), of.delveSeconds());
    }

    private static Note line(int number, WallTally delve, List<String> names) {
        return Note.of(
                "wall.delve",
                Map.of(
                        "number", Integer.toString(number),
                        "names", String.join(", ", names),
                        "site", Nouns.capital(delve.site()),
                        "minutes", Long.toString(delve.delveSeconds() / SECONDS_PER_MINUTE),
                        "seconds", Long.toString(delve.delveSeconds() % SECONDS_PER_MINUTE)));
    }
}
