package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.lag.LagWords;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.Locale;
import java.util.Optional;

/** {@code why lag}: tells who or what made the last minutes' ticks slow. */
record WhyCommand() implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "why").from(Role.ADMIN).parsed(WhyCommand::parse);

    private static Optional<Command> parse(String rest) {
        return rest.toLowerCase(Locale.ROOT).equals("lag")
                ? Optional.of(new WhyCommand())
                : Optional.empty();
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean isDeed() {
        return false;
    }

    @Override
    public Reply run(StaffScene scene) {
        var lines = new ArrayList<View>(LagWords.causes(scene.directory().upkeep().lag()));
        HealthCommand.quarantined(scene).ifPresent(lines::add);
        return Reply.of(lines.toArray(View[]::new));
    }
}
