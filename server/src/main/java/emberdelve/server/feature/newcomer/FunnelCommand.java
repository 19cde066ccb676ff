package emberdelve.server.feature.newcomer;

import emberdelve.server.admin.Funnel;
import emberdelve.server.admin.Milestone;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Arrays;

/** {@code funnel}: shows how many newcomers reached each milestone since the server started. */
record FunnelCommand() implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "fu*nnel")
                    .listedAfter("reports")
                    .from(Role.HELPER)
                    .alone(FunnelCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        var funnel = scene.directory().service(Funnel.class);
        return Reply.of(
                new FunnelView(
                        Arrays.stream(Milestone.values())
                                .map(each -> new FunnelView.Line(each.words(), funnel.count(each)))
                                .toList()));
    }
}
