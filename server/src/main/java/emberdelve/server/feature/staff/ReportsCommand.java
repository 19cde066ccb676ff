package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.rule.talk.Reports;
import emberdelve.server.rule.talk.ReportsView;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code reports}: lists players' reports, newest first. {@code reports 12}: one report with its
 * context.
 *
 * @param number the number of the report; 0 for the list
 */
record ReportsCommand(long number) implements Command.Staff {
    /** The most reports that one answer lists. */
    static final int LISTED = 20;

    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "reports").from(Role.HELPER).parsed(ReportsCommand::parse);

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.of(new ReportsCommand(0));
        return Numbers.whole(rest, 1, Long.MAX_VALUE).map(ReportsCommand::new);
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        Reports reports = scene.directory().service(Chat.class).reports();
        if (number == 0) return Reply.of(new ReportsView(reports.latest(LISTED), false));
        return reports.numbered(number)
                .map(report -> Reply.of(new ReportsView(List.of(report), true)))
                .orElse(Reply.note("reports.none", Map.of("number", Long.toString(number))));
    }
}
