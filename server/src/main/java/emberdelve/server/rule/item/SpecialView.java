package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Trait;
import emberdelve.server.text.Sheet;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Map;

/**
 * The view of what an item has besides numbers to compare: what goes off, what the item forbids,
 * and to which set it belongs.
 */
public record SpecialView(ItemType type) implements View {
    boolean isEmpty() {
        return traits().isEmpty() && type.worn().flatMap(ItemType.Worn::set).isEmpty();
    }

    private List<Trait> traits() {
        return type.worn().map(ItemType.Worn::traits).orElse(List.of()).stream()
                .filter(SpecialView::isSpecial)
                .toList();
    }

    private static boolean isSpecial(Trait trait) {
        return switch (trait) {
            case Trait.Numbers _, Trait.Gain _ -> false;
            case Trait.Proc _, Trait.Drawback _ -> true;
        };
    }

    static void write(SpecialView view, Sheet sheet) {
        for (var phrase : TraitPhrases.whole(view.traits(), sheet)) line(view.type, phrase, sheet);
        view.type
                .worn()
                .flatMap(ItemType.Worn::set)
                .map(set -> sheet.words("numbers.set-member", Map.of("set", set.name())))
                .ifPresent(member -> line(view.type, member, sheet));
    }

    private static void line(ItemType type, String phrase, Sheet sheet) {
        sheet.add("compare.special", Map.of("item", type.name(), "what", phrase));
    }
}
