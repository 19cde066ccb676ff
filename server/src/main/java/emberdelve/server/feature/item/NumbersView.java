package emberdelve.server.feature.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.view.View;

/** What an item of that type is worth in a fight, in numbers; nothing is shown if it has none. */
public record NumbersView(ItemType type) implements View {}
