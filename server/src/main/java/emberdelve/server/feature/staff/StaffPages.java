package emberdelve.server.feature.staff;

import emberdelve.server.text.Sheet;
import emberdelve.server.text.TextTable;
import emberdelve.server.view.AuditView;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;

/** The pages of lists for staff. */
final class StaffPages {
    private static final DateTimeFormatter SECONDS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    private StaffPages() {}

    public static void users(UsersView view, Sheet sheet) {
        sheet.add("view.users", Map.of("count", Integer.toString(view.lines().size())));
        var table = new TextTable();
        for (var line : view.lines()) {
            if (sheet.isHeard()) heard(line, sheet);
            else
                table.row(
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

    public static void audit(AuditView view, Sheet sheet) {
        var arguments =
                Map.of(
                        "who", view.name(),
                        "page", Long.toString(view.page()),
                        "next", Long.toString(view.page() + 1),
                        "pages", Long.toString(view.pages()));
        if (view.pages() == 0)
            sheet.add(view.name().isEmpty() ? "view.audit-none" : "view.audit-not-them", arguments);
        else if (view.deeds().isEmpty()) sheet.add("view.audit-no-page", arguments);
        for (var deed : view.deeds()) audit(deed, sheet);
        if (view.page() >= view.pages()) return;
        sheet.add(view.name().isEmpty() ? "view.audit-more" : "view.audit-more-of", arguments);
    }

    private static void audit(AuditView.Deed deed, Sheet sheet) {
        var more = new StringBuilder();
        if (!deed.target().isEmpty())
            more.append(sheet.words("view.audit-target", Map.of("target", deed.target())));
        if (!deed.detail().isEmpty())
            more.append(sheet.words("view.audit-detail", Map.of("detail", deed.detail())));
        sheet.add(
                "view.audit",
                Map.of(
                        "id", Long.toString(deed.id()),
                        "at", SECONDS.format(Instant.ofEpochSecond(deed.second())),
                        "tick", Long.toString(deed.tick()),
                        "who", deed.who(),
                        "from", deed.from(),
                        "deed", deed.deed(),
                        "more", more.toString()));
    }
}
