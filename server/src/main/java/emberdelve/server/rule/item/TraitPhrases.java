package emberdelve.server.rule.item;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Trait;
import emberdelve.config.content.Trigger;
import emberdelve.server.text.Sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Traits in plain words, a phrase each. */
final class TraitPhrases {
    private final Sheet sheet;
    private final boolean whole;

    private TraitPhrases(Sheet sheet, boolean whole) {
        this.sheet = sheet;
        this.whole = whole;
    }

    /** The phrases, with the effects of what goes off. */
    static List<String> whole(List<Trait> traits, Sheet sheet) {
        return new TraitPhrases(sheet, true).of(traits);
    }

    /** The phrases without the effects of what goes off, for a line that says other things, too. */
    static List<String> brief(List<Trait> traits, Sheet sheet) {
        return new TraitPhrases(sheet, false).of(traits);
    }

    private List<String> of(List<Trait> traits) {
        var phrases = new ArrayList<String>();
        for (var trait : traits) {
            switch (trait) {
                case Trait.Numbers(var bonuses) -> phrases.addAll(bonuses(bonuses, sheet));
                case Trait.Gain(var measure, var amount) ->
                        phrases.add(
                                more("numbers." + word(measure), shown(measure, amount), sheet));
                case Trait.Proc(var trigger) -> phrases.add(proc(trigger));
                case Trait.Drawback drawback ->
                        phrases.add(sheet.words("numbers." + word(drawback), Map.of()));
            }
        }
        return phrases;
    }

    /** The amount as it is shown: a gain that shortens a time is shown as less time. */
    static int shown(Trait.Measure measure, int amount) {
        return switch (measure) {
            case HP -> amount;
            case HASTE, RECOVERY_PERCENT -> -amount;
        };
    }

    /** A phrase for each number that is not 0. */
    static List<String> bonuses(Bonuses bonuses, Sheet sheet) {
        var phrases = new ArrayList<String>();
        bonus("attack", bonuses.attack(), sheet, phrases);
        bonus("attack-chance", bonuses.attackChance(), sheet, phrases);
        bonus("defense", bonuses.defense(), sheet, phrases);
        bonus("defense-chance", bonuses.defenseChance(), sheet, phrases);
        bonus("vision", bonuses.vision(), sheet, phrases);
        bonus("armour", bonuses.armour(), sheet, phrases);
        bonus("keenness", bonuses.keenness(), sheet, phrases);
        bonus("sturdiness", -bonuses.sturdiness(), sheet, phrases);
        return phrases;
    }

    private static void bonus(String word, int amount, Sheet sheet, List<String> phrases) {
        if (amount != 0) phrases.add(more("numbers." + word, amount, sheet));
    }

    private static String more(String key, int amount, Sheet sheet) {
        return sheet.words(key, Map.of("amount", amount > 0 ? "+" + amount : "" + amount));
    }

    private String proc(Trigger trigger) {
        var words =
                Map.of(
                        "what", trigger.name(),
                        "chance", Integer.toString(trigger.chance()));
        var occasion = sheet.words("numbers.proc-" + word(trigger.when()), words);
        if (!whole) return occasion;
        var effects =
                trigger.effects().stream().map(effect -> EffectPhrases.of(effect, sheet)).toList();
        return sheet.words(
                "numbers.proc",
                Map.of(
                        "occasion",
                        occasion,
                        "effects",
                        String.join(", ", effects),
                        "whom",
                        sheet.words("numbers.whom-" + whom(trigger.selector()), Map.of())));
    }

    private static String whom(Selector selector) {
        return switch (selector) {
            case Selector.Self _ -> "self";
            case Selector.Selected _, Selector.SelfOrSelected _ -> "other";
            case Selector.Closest _ -> "closest";
            case Selector.Group _ -> "group";
            case Selector.AroundSelf _, Selector.AroundSelected _ -> "around";
        };
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
