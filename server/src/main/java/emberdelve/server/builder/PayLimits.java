package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.settings.LimitSettings;
import emberdelve.server.admin.Role;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/**
 * The most that one place of what a builder makes may pay (docs/operating.md: Keeping the peace).
 * Those who may give gold by a command have no limit. Immutable.
 *
 * @param gold the most gold of one ending, gift, monster or thing
 * @param xp the most experience of one ending
 */
public record PayLimits(int gold, int xp) {
    public static PayLimits of(LimitSettings limits) {
        return new PayLimits(limits.builderGold(), limits.builderXp());
    }

    /**
     * Looks for the first place that would pay more than the limits, and more than it does today.
     *
     * @param today the content in force
     * @return what to tell the builder; empty where all keep the limits
     */
    public Optional<Note> exceeded(Role role, Content today, Content next) {
        if (role.isAtLeast(Role.ADMIN)) return Optional.empty();
        var known = Payments.of(today);
        return Payments.of(next).entrySet().stream()
                .flatMap(each -> {
                    var before = known.getOrDefault(each.getKey(), Payments.Pay.NOTHING);
                    return exceeded(each.getKey(), before, each.getValue()).stream();
                })
                .findFirst();
    }

    private Optional<Note> exceeded(String place, Payments.Pay before, Payments.Pay after) {
        if (after.gold() > Math.max(gold, before.gold()))
            return Optional.of(note("build.gold-max", place, after.gold(), gold));
        if (after.xp() > Math.max(xp, before.xp()))
            return Optional.of(note("build.xp-max", place, after.xp(), xp));
        return Optional.empty();
    }

    private static Note note(String key, String place, long amount, int most) {
        return Note.of(
                key,
                Map.of(
                        "place", place,
                        "amount", Long.toString(amount),
                        "most", Integer.toString(most)));
    }
}
