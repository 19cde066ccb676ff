package emberdelve.server.render;

import emberdelve.server.view.AuditView;
import emberdelve.server.view.UsersView;
import emberdelve.server.world.StaffDeed;
import java.util.Map;

/** Lists for staff. */
final class StaffPages {
    private StaffPages() {}

    static void users(UsersView view, Sheet sheet) {
        sheet.add("view.users", Map.of("count", Integer.toString(view.lines().size())));
        var table = new Table();
        for (var line : view.lines()) {
            if (sheet.isHeard()) heard(line, sheet);
            else table.row(
                    line.name(),
                    line.role(),
                    line.from(),
                    line.room(),
                    line.linkDead() ? sheet.words("view.link-dead", Map.of()) : "");
        }
        table.writeTo(sheet);
    }

    private static void heard(UsersView.Line line, Sheet sheet) {
        var more = line.linkDead() ? sheet.words("view.who-link-dead", Map.of()) : "";
        sheet.add(
                "view.users-line",
                Map.of(
                        "who", line.name(),
                        "role", line.role(),
                        "from", line.from(),
                        "room", line.room(),
                        "more", more));
    }

    static void audit(AuditView view, Sheet sheet) {
        if (view.deeds().isEmpty()) sheet.add("view.audit-none");
        for (var deed : view.deeds()) audit(deed, sheet);
    }

    private static void audit(StaffDeed deed, Sheet sheet) {
        var more = new StringBuilder();
        if (!deed.target().isEmpty())
            more.append(sheet.words("view.audit-target", Map.of("target", deed.target())));
        if (!deed.detail().isEmpty())
            more.append(sheet.words("view.audit-detail", Map.of("detail", deed.detail())));
        sheet.add(
                "view.audit",
                Map.of(
                        "id", Long.toString(deed.id()),
                        "tick", Long.toString(deed.tick()),
                        "who", deed.who(),
                        "from", deed.from(),
                        "deed", deed.deed(),
                        "more", more.toString()));
    }
}
