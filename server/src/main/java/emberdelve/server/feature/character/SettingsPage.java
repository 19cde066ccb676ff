package emberdelve.server.feature.character;

import emberdelve.server.model.Preferences;
import emberdelve.server.model.SoundVolumes;
import emberdelve.server.text.Sheet;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The page of the reader's settings. */
final class SettingsPage {
    private SettingsPage() {}

    static void write(SettingsView settings, Sheet sheet) {
        var chosen = settings.preferences();
        sheet.add("view.settings");
        sheet.add("view.settings-pronouns", Map.of("value", settings.pronouns()));
        sheet.add(
                chosen.wimpyPercent() > 0 ? "view.settings-wimpy" : "view.settings-wimpy-off",
                Map.of("value", Integer.toString(chosen.wimpyPercent())));
        sheet.add(chosen.rolls() ? "view.settings-rolls-on" : "view.settings-rolls-off");
        sheet.add(chosen.far() ? "view.settings-far-on" : "view.settings-far-off");
        sheet.add(screenReader(chosen));
        settings(chosen, sheet);
        sheet.add(settings.page() ? "view.settings-page-on" : "view.settings-page-off");
    }

    private static void sounds(SoundVolumes volumes, Sheet sheet) {
        if (volumes.isOff()) {
            sheet.add("view.settings-sounds-off");
            return;
        }
        var kinds =
                volumes.percent().entrySet().stream()
                        .map(each -> each.getKey().word() + " " + each.getValue());
        sheet.add("view.settings-sounds", Map.of("value", kinds.collect(Collectors.joining(", "))));
    }

    private static String screenReader(Preferences chosen) {
        if (chosen.ears().always()) return "view.settings-screenreader-on";
        return chosen.ears().thisVisit()
                ? "view.settings-screenreader-visit"
                : "view.settings-screenreader-off";
    }

    private static void settings(Preferences chosen, Sheet sheet) {
        var detail = chosen.detail().name().toLowerCase(Locale.ROOT);
        sheet.add(
                chosen.settings().detail().isPresent()
                        ? "view.settings-combat"
                        : "view.settings-combat-auto",
                Map.of("value", detail));
        if (!chosen.settings().prompt().isEmpty())
            sheet.add("view.settings-prompt", Map.of("value", chosen.settings().prompt()));
        sheet.add(
                chosen.settings().minimap()
                        ? "view.settings-minimap-on"
                        : "view.settings-minimap-off");
        sheet.add(
                chosen.settings().assists()
                        ? "view.settings-assist-on"
                        : "view.settings-assist-off");
        sheet.add(chosen.isBrief() ? "view.settings-brief-on" : "view.settings-brief-off");
        sounds(chosen.settings().sounds(), sheet);
        sheet.add(chosen.settings().hints() ? "view.settings-hints-on" : "view.settings-hints-off");
    }
}
