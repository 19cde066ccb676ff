package emberdelve.server.rule.item;

import emberdelve.config.content.Effect;
import emberdelve.config.content.GearSet;
import emberdelve.config.content.ItemType;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Gear;
import emberdelve.server.view.View;

/**
 * The view of all that an item of that type does, in words.
 *
 * @param piecesWorn the number of pieces of its set that the reader wears; 0 without a set
 */
public record NumbersView(ItemType type, int piecesWorn) implements View {
    /** The view for that reader, who may wear pieces of the item's set. */
    public static NumbersView of(ItemType type, Actor reader) {
        var pieces =
                type.worn().flatMap(ItemType.Worn::set).map(set -> worn(set, reader)).orElse(0);
        return new NumbersView(type, pieces);
    }

    private static int worn(GearSet set, Actor reader) {
        return reader.gear().pieces().stream()
                .filter(each -> each.set().equals(set))
                .mapToInt(Gear.Pieces::worn)
                .sum();
    }

    /** Whether there is anything to tell of things of that type. */
    public static boolean has(ItemType type) {
        return type.worn().filter(NumbersView::counts).isPresent()
                || type.use().filter(NumbersView::counts).isPresent();
    }

    private static boolean counts(ItemType.Worn worn) {
        return !worn.traits().isEmpty() || worn.damage().isPresent() || worn.set().isPresent();
    }

    private static boolean counts(ItemType.Use use) {
        return use.effects().stream()
                .anyMatch(effect -> effect instanceof Effect.Heal || effect instanceof Effect.Harm);
    }
}
