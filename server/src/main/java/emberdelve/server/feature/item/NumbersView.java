package emberdelve.server.feature.item;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.server.view.View;

/** What an item of that type, which has numbers, is worth in a fight. */
public record NumbersView(ItemType type) implements View {
    /** Whether there are numbers to tell of things of that type. */
    public static boolean has(ItemType type) {
        return type.worn().filter(NumbersView::counts).isPresent()
                || type.use().filter(NumbersView::counts).isPresent();
    }

    private static boolean counts(ItemType.Worn worn) {
        return !worn.bonuses().equals(Bonuses.NONE)
                || worn.damage().isPresent()
                || worn.proc().isPresent();
    }

    private static boolean counts(ItemType.Use use) {
        return use.effects().stream()
                .anyMatch(effect -> effect instanceof Effect.Heal || effect instanceof Effect.Harm);
    }
}
