package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Upkeep;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;

import java.time.Duration;
import java.util.Map;

/** {@code health}: shows the state of saving. */
record HealthCommand() implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "hea*lth").from(Role.ADMIN).alone(HealthCommand::new);

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
        var saving = scene.directory().upkeep().saving();
        var figures =
                Map.of(
                        "state", saving.state(),
                        "tick", Long.toString(saving.durableTick()),
                        "now", Long.toString(scene.world().now()),
                        "age", seconds(saving.unsaved()),
                        "rows", Integer.toString(saving.rows()),
                        "write", Long.toString(saving.lastWrite().toMillis()),
                        "failures", Integer.toString(saving.failures()),
                        "reason", saving.reason());
        var note = Note.of(key(saving), figures);
        if (saving.lost() == 0) return Reply.of(note);

        var lost = Map.of("count", Integer.toString(saving.lost()));
        return Reply.of(note, Note.of("health.lost", lost));
    }

    private static String key(Upkeep.Saving saving) {
        return switch (saving.state()) {
            case "well" -> "health.well";
            case "late" -> "health.late";
            case "aside" -> "health.aside";
            default -> "health.ill";
        };
    }

    /** The time in seconds, to a tenth. */
    private static String seconds(Duration time) {
        var tenths = time.toMillis() / 100;
        return tenths / 10 + "." + tenths % 10;
    }
}
