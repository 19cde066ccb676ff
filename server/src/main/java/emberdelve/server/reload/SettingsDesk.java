package emberdelve.server.reload;

import emberdelve.config.read.Problems;
import emberdelve.config.settings.SettingValues;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.SettingsInForce;
import emberdelve.server.admin.ReloadOrder;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
import emberdelve.server.log.LogForm;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;

/**
 * The part of the desk that reads {@code server.yaml} while the server runs, and puts in force what
 * can change without a restart (docs/operating.md: New settings). Thread: content.
 */
final class SettingsDesk {
    private final SettingsInForce settings;
    private final Inboxes inboxes;

    SettingsDesk(SettingsInForce settings, Inboxes inboxes) {
        this.settings = settings;
        this.inboxes = inboxes;
    }

    /**
     * Carries the order out.
     *
     * @return what to answer; empty when the world answers, because something has changed
     */
    List<Note> reload(ReloadOrder order) {
        var problems = new Problems();
        var read = settings.read(problems);
        if (read.isEmpty()) return ReloadNotes.settingsMistakes(problems);
        var before = settings.now();
        var next = before.goingOnWith(read.get());
        var restart = new ArrayList<>(SettingValues.differing(next, read.get()));
        restart.addAll(settings.changedBeside());
        var changed = SettingValues.differing(before, next);
        if (changed.isEmpty()) return unchanged(restart);

        // The world is told first: with a full inbox, nothing has changed.
        if (!inboxes.offer(news(order, before, next, restart)))
            return List.of(Note.of("reload.busy"));
        settings.replace(next);
        LogForm.ofProcess().ifPresent(form -> form.is(next.log()));
        return List.of();
    }

    private static List<Note> unchanged(List<String> restart) {
        if (restart.isEmpty()) return List.of(Note.of("reload.settings-same"));
        var notes = new ArrayList<Note>();
        notes.add(Note.of("reload.settings-none"));
        notes.addAll(ReloadNotes.needRestart(restart));
        return notes;
    }

    private static Input news(
            ReloadOrder order, Settings before, Settings next, List<String> restart) {
        var old = SettingValues.of(before);
        var now = SettingValues.of(next);
        var changes =
                SettingValues.differing(before, next).stream()
                        .map(key ->
                                new Input.Setting(
                                        key, old.getOrDefault(key, ""), now.getOrDefault(key, "")))
                        .toList();
        var limits = next.limits();
        return new Input.SettingsRead(
                order.who(),
                order.from(),
                changes,
                restart,
                new Input.WorldLimits(
                        limits.talkPerMinute(), limits.talkBurst(), limits.guestLasts()));
    }
}
