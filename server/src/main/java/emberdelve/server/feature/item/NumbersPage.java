package emberdelve.server.feature.item;

import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.server.text.Sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The numbers of items, for {@code examine} and for shops. */
final class NumbersPage {
    private NumbersPage() {}

    static void write(NumbersView view, Sheet sheet) {
        sheet.add("numbers.line", Map.of("numbers", of(view.type(), sheet)));
    }

    /** All of them, with commas between; empty if there are none. */
    static String of(ItemType type, Sheet sheet) {
        var parts = new ArrayList<String>();
        type.worn().ifPresent(worn -> worn(worn, sheet, parts));
        type.use().ifPresent(use -> use(use, sheet, parts));
        return String.join(", ", parts);
    }

    private static void worn(ItemType.Worn worn, Sheet sheet, List<String> parts) {
        worn.damage()
                .ifPresent(
                        dice -> parts.add(sheet.words("numbers.damage", amount(dice.toString()))));
        var bonuses = worn.bonuses();
        bonus("attack", bonuses.attack(), sheet, parts);
        bonus("attack-chance", bonuses.attackChance(), sheet, parts);
        bonus("defense", bonuses.defense(), sheet, parts);
        bonus("defense-chance", bonuses.defenseChance(), sheet, parts);
        bonus("vision", bonuses.vision(), sheet, parts);
        bonus("armour", bonuses.armour(), sheet, parts);
        worn.proc()
                .ifPresent(proc ->
                        parts.add(
                                sheet.words(
                                        "numbers.proc",
                                        Map.of(
                                                "what", proc.name(),
                                                "chance", Integer.toString(proc.chance())))));
    }

    private static void bonus(String word, int more, Sheet sheet, List<String> parts) {
        if (more != 0)
            parts.add(sheet.words("numbers." + word, amount(more > 0 ? "+" + more : "" + more)));
    }

    private static void use(ItemType.Use use, Sheet sheet, List<String> parts) {
        for (var effect : use.effects()) {
            switch (effect) {
                case Effect.Heal(var amount, var percent) when percent > 0 && amount.max() == 0 ->
                        parts.add(sheet.words("numbers.heals-share", amount(percent + "")));
                case Effect.Heal(var amount, _) ->
                        parts.add(sheet.words("numbers.heals", amount(amount.toString())));
                case Effect.Harm(var amount, _, _) ->
                        parts.add(sheet.words("numbers.harms", amount(amount.toString())));
                default -> {}
            }
        }
    }

    private static Map<String, String> amount(String amount) {
        return Map.of("amount", amount);
    }
}
