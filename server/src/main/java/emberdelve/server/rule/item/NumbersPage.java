package emberdelve.server.rule.item;

import emberdelve.config.content.Effect;
import emberdelve.config.content.GearSet;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Trait;
import emberdelve.server.text.Sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The page of what items do, for {@code examine} and for shops. */
final class NumbersPage {
    private NumbersPage() {}

    /** Writes what an item does, one phrase a line, with the effects of what goes off. */
    static void write(NumbersView view, Sheet sheet) {
        var parts = new ArrayList<String>();
        var worn = view.type().worn();
        worn.ifPresent(its -> parts.addAll(whole(its, sheet)));
        view.type().use().ifPresent(use -> use(use, sheet, parts));
        for (var part : parts) line(part, sheet);
        worn.flatMap(ItemType.Worn::set).ifPresent(set -> set(set, view.piecesWorn(), sheet));
    }

    /**
     * The phrases for all that a worn thing does, without its set, with the effects of what goes
     * off.
     */
    static List<String> whole(ItemType.Worn worn, Sheet sheet) {
        var parts = damage(worn, sheet);
        parts.addAll(TraitPhrases.whole(worn.traits(), sheet));
        return parts;
    }

    /** Writes how many things of a set are worn, and what two and three of them do. */
    static void set(GearSet set, int worn, Sheet sheet) {
        var count = Map.of("count", Integer.toString(worn), "set", set.name());
        sheet.add("numbers.set", count);
        with("2", set.two(), sheet);
        with("3", set.three(), sheet);
    }

    private static void with(String count, List<Trait> traits, Sheet sheet) {
        for (var phrase : TraitPhrases.whole(traits, sheet))
            sheet.add("numbers.set-with", Map.of("count", count, "what", phrase));
    }

    private static void line(String part, Sheet sheet) {
        sheet.add("numbers.line", Map.of("what", part));
    }

    /**
     * The phrases for all that an item does, in short, with commas between; empty if there are
     * none.
     */
    static String of(ItemType type, Sheet sheet) {
        var parts = new ArrayList<String>();
        type.worn()
                .ifPresent(worn -> {
                    parts.addAll(damage(worn, sheet));
                    parts.addAll(TraitPhrases.brief(worn.traits(), sheet));
                    worn.set().ifPresent(set -> parts.add(member(set, sheet)));
                });
        type.use().ifPresent(use -> use(use, sheet, parts));
        return String.join(", ", parts);
    }

    private static String member(GearSet set, Sheet sheet) {
        return sheet.words("numbers.set-member", Map.of("set", set.name()));
    }

    private static List<String> damage(ItemType.Worn worn, Sheet sheet) {
        var parts = new ArrayList<String>();
        worn.damage()
                .ifPresent(
                        dice -> parts.add(sheet.words("numbers.damage", amount(dice.toString()))));
        return parts;
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
