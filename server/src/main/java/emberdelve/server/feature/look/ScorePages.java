package emberdelve.server.feature.look;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Melee;
import emberdelve.server.model.Abilities;
import emberdelve.server.text.Sheet;
import emberdelve.server.view.ScoreView;
import emberdelve.server.view.VitalsView;

import java.util.Map;

/** Pages about the reader's own character. */
final class ScorePages {
    private ScorePages() {}

    static void vitals(VitalsView vitals, Sheet sheet) {
        sheet.add(vitals.fighting() ? "view.vitals-fighting" : "view.vitals", arguments(vitals));
    }

    static void score(ScoreView score, Sheet sheet) {
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
        stats(score.stats(), score.melee(), sheet);
        if (score.keenness() != 0 || score.sturdiness() != 0)
            sheet.add(
                    "view.score-wounds",
                    Map.of(
                            "dealt", signed(score.keenness()),
                            "taken", signed(-score.sturdiness())));
        sheet.add("view.score-abilities", arguments(score.abilities()));
        if (score.choicesLeft() > 0)
            sheet.add("view.score-choices", Map.of("count", Integer.toString(score.choicesLeft())));
    }

    private static void stats(BaseStats stats, Melee melee, Sheet sheet) {
        sheet.add("view.score-attack", dice(stats.attack(), stats.attackChance()));
        sheet.add("view.score-damage", Map.of("damage", melee.damage().toString()));
        sheet.add("view.score-defense", dice(stats.defense(), stats.defenseChance()));
        sheet.add("view.score-armour", Map.of("armour", Integer.toString(melee.armour())));
        sheet.add("view.score-speed", Map.of("speed", Integer.toString(stats.speed())));
        sheet.add("view.score-vision", Map.of("vision", Integer.toString(stats.vision())));
    }

    private static String signed(int percent) {
        return percent > 0 ? "+" + percent : Integer.toString(percent);
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
                "left", Long.toString(vitals.toNextLevel()),
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
