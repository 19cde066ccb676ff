package emberdelve.server.feature.reload;

import emberdelve.server.admin.ReloadOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Locale;
import java.util.Optional;

/**
 * {@code reload}, {@code reload yes}, {@code reload back}, {@code reload versions}: reads the
 * content anew, shows what would change, and puts it in force. {@code reload settings} does so with
 * the settings, at once.
 */
record ReloadCommand(ReloadOrder.Kind kind) implements Command.Staff {
    static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "reload").from(Role.BUILDER).parsed(ReloadCommand::parse);

    private static Optional<Command> parse(String rest) {
        return switch (rest.toLowerCase(Locale.ROOT)) {
            case "" -> Optional.of(new ReloadCommand(ReloadOrder.Kind.READ));
            case "yes" -> Optional.of(new ReloadCommand(ReloadOrder.Kind.YES));
            case "back" -> Optional.of(new ReloadCommand(ReloadOrder.Kind.BACK));
            case "versions" -> Optional.of(new ReloadCommand(ReloadOrder.Kind.VERSIONS));
            case "settings" -> Optional.of(new ReloadCommand(ReloadOrder.Kind.SETTINGS));
            default -> Optional.empty();
        };
    }

    @Override
    public Role least() {
        return kind == ReloadOrder.Kind.SETTINGS ? Role.ADMIN : VERB.least();
    }

    @Override
    public boolean isDeed() {
        return switch (kind) {
            case YES, BACK, SETTINGS -> true;
            case READ, VERSIONS -> false;
        };
    }

    @Override
    public Reply run(StaffScene scene) {
        var order = new ReloadOrder(kind, scene.who(), scene.from());
        if (!scene.directory().upkeep().reload(order)) return Reply.note("reload.busy");
        return kind == ReloadOrder.Kind.READ ? Reply.note("reload.begun") : Reply.NOTHING;
    }
}
