package emberdelve.server.rule.group;

import emberdelve.server.text.Sheet;

import java.util.Map;

/** The members of the reader's group. */
final class GroupPage {
    private GroupPage() {}

    static void write(GroupView view, Sheet sheet) {
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
}
