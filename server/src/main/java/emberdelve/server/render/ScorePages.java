package emberdelve.server.render;

import emberdelve.config.content.BaseStats;
import emberdelve.server.view.ScoreView;
import emberdelve.server.view.SettingsView;
import emberdelve.server.view.VitalsView;
import emberdelve.server.world.actor.Abilities;
import emberdelve.server.world.actor.Preferences;

import java.util.Locale;
import java.util.Map;

/** What the reader is, and what they have chosen. */
public final class ScorePages {
    private ScorePages() {}

    public static void vitals(VitalsView vitals, Sheet sheet) {
        sheet.add(vitals.fighting() ? "view.vitals-fighting" : "view.vitals", arguments(vitals));
    }

    public static void score(ScoreView score, Sheet sheet) {
        sheet.add(
                "view.score",
                Map.of(
                        "who", score.who().name(),
                        "level", Integer.toString(score.vitals().level()),
                        "class", score.characterClass()));
        var vitals = arguments(score.vitals());
        sheet.add("view.score-hp", vitals)
                .add("view.score-xp", vitals)
                .add("view.score-gold", vitals);
        stats(score.stats(), sheet);
        sheet.add("view.score-abilities", arguments(score.abilities()));
        if (score.choicesLeft() > 0)
            sheet.add("view.score-choices", Map.of("count", Integer.toString(score.choicesLeft())));
    }

    private static void stats(BaseStats stats, Sheet sheet) {
        sheet.add("view.score-attack", dice(stats.attack(), stats.attackChance()));
        sheet.add("view.score-defense", dice(stats.defense(), stats.defenseChance()));
        sheet.add("view.score-speed", Map.of("speed", Integer.toString(stats.speed())));
        sheet.add("view.score-vision", Map.of("vision", Integer.toString(stats.vision())));
    }

    public static void settings(SettingsView settings, Sheet sheet) {
        var chosen = settings.preferences();
        sheet.add("view.settings");
        sheet.add("view.settings-pronouns", Map.of("value", settings.pronouns()));
        sheet.add(
                chosen.wimpyPercent() > 0 ? "view.settings-wimpy" : "view.settings-wimpy-off",
                Map.of("value", Integer.toString(chosen.wimpyPercent())));
        sheet.add(chosen.rolls() ? "view.settings-rolls-on" : "view.settings-rolls-off");
        sheet.add(chosen.far() ? "view.settings-far-on" : "view.settings-far-off");
        sheet.add(
                chosen.screenReader()
                        ? "view.settings-screenreader-on"
                        : "view.settings-screenreader-off");
        habits(chosen, sheet);
    }

    private static void habits(Preferences chosen, Sheet sheet) {
        var detail = chosen.detail().name().toLowerCase(Locale.ROOT);
        sheet.add(
                chosen.habits().detail().isPresent()
                        ? "view.settings-combat"
                        : "view.settings-combat-auto",
                Map.of("value", detail));
        if (!chosen.habits().prompt().isEmpty())
            sheet.add("view.settings-prompt", Map.of("value", chosen.habits().prompt()));
        sheet.add(
                chosen.habits().minimap()
                        ? "view.settings-minimap-on"
                        : "view.settings-minimap-off");
        sheet.add(
                chosen.habits().assists() ? "view.settings-assist-on" : "view.settings-assist-off");
        sheet.add(chosen.habits().hints() ? "view.settings-hints-on" : "view.settings-hints-off");
    }

    private static Map<String, String> dice(int count, int chance) {
        return Map.of("count", Integer.toString(count), "chance", Integer.toString(chance));
    }

    private static Map<String, String> arguments(VitalsView vitals) {
        return Map.of(
                "hp", Integer.toString(vitals.hp()),
                "max", Integer.toString(vitals.maxHp()),
                "level", Integer.toString(vitals.level()),
                "xp", Long.toString(vitals.xp()),
                "next", Long.toString(vitals.nextLevelAt()),
                "gold", Long.toString(vitals.gold()));
    }

    private static Map<String, String> arguments(Abilities abilities) {
        return Map.of(
                "strength", Integer.toString(abilities.strength()),
                "intelligence", Integer.toString(abilities.intelligence()),
                "wisdom", Integer.toString(abilities.wisdom()),
                "dexterity", Integer.toString(abilities.dexterity()),
                "constitution", Integer.toString(abilities.constitution()),
                "charisma", Integer.toString(abilities.charisma()));
    }
}
