package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Upkeep;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Barriers;
import emberdelve.server.kernel.Guard;
import emberdelve.server.lag.LagWords;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code health}: tells how saving goes, and whether the dungeon keeps pace. */
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
        var lines = new ArrayList<View>();
        lines.add(Note.of(key(saving), figures));
        if (saving.lost() > 0)
            lines.add(Note.of("health.lost", Map.of("count", Integer.toString(saving.lost()))));
        var standing = scene.world().part(Barriers.class).standing();
        if (!standing.isEmpty())
            lines.add(Note.of("health.stands", Map.of("regions", String.join(", ", standing))));
        lines.addAll(LagWords.pace(scene.directory().upkeep().lag()));
        quarantined(scene).ifPresent(lines::add);
        return Reply.of(lines.toArray(View[]::new));
    }

    /** The actors that may do nothing any more; empty if there are none. */
    static Optional<Note> quarantined(StaffScene scene) {
        var names =
                scene.world().part(Guard.class).quarantined().stream()
                        .map(actor -> actor.named().name() + " " + actor.id())
                        .sorted()
                        .collect(Collectors.joining(", "));
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(Note.of("health.quarantined", Map.of("who", names)));
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
