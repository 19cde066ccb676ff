package emberdelve.server.feature.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.view.Things;
import emberdelve.server.view.View;

import java.util.List;

/** What lies in something that holds things. */
public record ContainerView(ItemType type, List<Things> things) implements View {}
