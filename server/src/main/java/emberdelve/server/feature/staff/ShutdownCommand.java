package emberdelve.server.feature.staff;

import emberdelve.config.content.TimeSpan;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reasoned;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Borders;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code shutdown [in 1h30m] [reason WORDS]}, {@code shutdown cancel}: stops the server in order.
 *
 * @param cancel whether an earlier order is taken back
 */
record ShutdownCommand(boolean cancel, Duration delay, String reason) implements Command.Staff {
    private static final Pattern FORM =
            Pattern.compile("(?:in\\s+([0-9a-z]+))?\\s*(?:reason\\s+(.+))?");

    /** The longest delay: a later shutdown can be ordered later. */
    private static final Duration DELAY_MAX = Duration.ofDays(7);

    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "shu*tdown")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .parsed(ShutdownCommand::parse);

    private static Optional<Command> parse(String rest) {
        if (rest.toLowerCase(Locale.ROOT).equals("cancel"))
            return Optional.of(new ShutdownCommand(true, Duration.ZERO, ""));
        var form = FORM.matcher(rest);
        if (!form.matches()) return Optional.empty();
        var reason = Optional.ofNullable(form.group(2)).orElse("");
        if (form.group(1) == null)
            return Optional.of(new ShutdownCommand(false, Duration.ZERO, reason));
        return delay(form.group(1)).map(delay -> new ShutdownCommand(false, delay, reason));
    }

    /** The delay as typed; a number without a unit means seconds. */
    private static Optional<Duration> delay(String typed) {
        return Numbers.whole(typed, 0, DELAY_MAX.toSeconds())
                .map(Duration::ofSeconds)
                .or(() -> TimeSpan.parse(typed))
                .filter(delay -> delay.compareTo(DELAY_MAX) <= 0);
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean isDeed() {
        return false;
    }

    /** The line that means this command, by which the capital reads it. */
    private String line() {
        if (cancel) return "shutdown cancel";
        return Reasoned.line("shutdown in " + delay.toSeconds(), reason);
    }

    @Override
    public Reply run(StaffScene scene) {
        // One world counts down for all.
        if (!new Borders(scene.world()).isCapital()) {
            scene.directory().abroad().order(Borders.CAPITAL, scene, line());
            return Reply.NOTHING;
        }
        if (cancel) {
            if (!scene.directory().cancelShutDown()) return Reply.note("shutdown.none");
            return Reply.note(
                    "shutdown.cancelled", Map.of("audit", scene.audit("shutdown", "", "cancel")));
        }
        var ticks = delay.isZero() ? 0 : scene.world().ticks(delay);
        scene.directory().shutDown(ticks, reason);
        var number = scene.audit("shutdown", "", "in " + delay.toSeconds() + " s: " + reason);
        return Reply.note(
                "shutdown.ordered",
                Map.of("seconds", Long.toString(delay.toSeconds()), "audit", number));
    }
}
