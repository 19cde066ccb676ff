package emberdelve.server.render;

import emberdelve.server.narrate.Nouns;
import emberdelve.server.view.GroupView;
import emberdelve.server.view.HiresView;
import emberdelve.server.view.TimelineView;
import emberdelve.server.view.WhoView;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Lists of people. */
public final class PeoplePages {
    private PeoplePages() {}

    public static void who(WhoView view, Sheet sheet) {
        if (view.lines().isEmpty()) {
            sheet.add("view.who-none");
            return;
        }
        sheet.add("view.who", Map.of("count", Integer.toString(view.lines().size())));
        var table = new Table();
        for (var line : view.lines()) {
            if (sheet.isHeard()) heard(line, sheet);
            else
                table.row(
                        line.title().isEmpty() ? line.name() : line.name() + ", " + line.title(),
                        sheet.words("view.who-level", arguments(line)),
                        line.hardcore() ? sheet.words("view.hardcore", Map.of()) : "",
                        line.role(),
                        state(line, sheet));
        }
        table.writeTo(sheet);
    }

    private static String state(WhoView.Line line, Sheet sheet) {
        if (line.linkDead()) return sheet.words("view.link-dead", Map.of());
        return line.away() ? sheet.words("view.away", Map.of()) : "";
    }

    private static void heard(WhoView.Line line, Sheet sheet) {
        var more = new StringBuilder();
        if (!line.title().isEmpty())
            more.append(sheet.words("view.who-title", Map.of("title", line.title())));
        if (line.hardcore()) more.append(sheet.words("view.who-hardcore", Map.of()));
        if (!line.role().isEmpty())
            more.append(sheet.words("view.who-role", Map.of("role", line.role())));
        if (line.linkDead()) more.append(sheet.words("view.who-link-dead", Map.of()));
        else if (line.away()) more.append(sheet.words("view.who-away", Map.of()));
        sheet.add(
                "view.who-line",
                Map.of(
                        "who", line.name(),
                        "class", line.characterClass(),
                        "level", Integer.toString(line.level()),
                        "more", more.toString()));
    }

    private static Map<String, String> arguments(WhoView.Line line) {
        return Map.of("class", line.characterClass(), "level", Integer.toString(line.level()));
    }

    public static void hires(HiresView view, Sheet sheet) {
        var heading = Map.of("keeper", view.keeper(), "gold", Long.toString(view.gold()));
        sheet.add("view.hires", heading);
        var number = 0;
        for (var line : view.lines())
            sheet.add(
                    "view.hire",
                    Map.of(
                            "number", Integer.toString(++number),
                            "who", line.name(),
                            "price", Long.toString(line.price()),
                            "minutes", Long.toString(line.minutes())));
    }

    public static void group(GroupView view, Sheet sheet) {
        if (view.members().isEmpty()) {
            sheet.add("view.group-none");
            return;
        }
        sheet.add("view.group", Map.of("count", Integer.toString(view.members().size())));
        for (var member : view.members()) member(member, sheet);
        sheet.add("view.group-loot", Map.of("rule", view.loot().word()));
    }

    private static void member(GroupView.Member member, Sheet sheet) {
        var name = Map.of("who", member.name());
        var who = member.leader() ? sheet.words("view.member-leader", name) : member.name();
        var where = member.here() ? "view.member-here" : "view.member-place";
        sheet.add(
                "view.member",
                Map.of(
                        "who", who,
                        "level", Integer.toString(member.level()),
                        "hp", Integer.toString(member.hp()),
                        "max", Integer.toString(member.maxHp()),
                        "place", sheet.words(where, Map.of("place", member.place()))));
    }

    public static void timeline(TimelineView view, Sheet sheet) {
        var now = Long.toString(view.now());
        if (view.lines().isEmpty()) {
            sheet.add("view.timeline-none", Map.of("now", now));
            return;
        }
        if (sheet.isHeard()) {
            sheet.add("view.timeline-now", Map.of("now", now));
            for (var line : view.lines())
                sheet.add("view.timeline-entry", List.of(line.who()), due(line));
            return;
        }
        var line =
                view.lines().stream()
                        .map(each ->
                                sheet.words("view.timeline-entry", List.of(each.who()), due(each)))
                        .collect(Collectors.joining(", "));
        sheet.add("view.timeline", Map.of("now", now, "line", Nouns.capital(line)));
    }

    private static Map<String, String> due(TimelineView.Line line) {
        return Map.of("due", Long.toString(line.dueTick()));
    }
}
