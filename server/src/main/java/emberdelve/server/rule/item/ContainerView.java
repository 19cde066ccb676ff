package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.view.Things;
import emberdelve.server.view.View;

import java.util.List;

/** The items in a container. */
public record ContainerView(ItemType type, List<Things> things) implements View {}
