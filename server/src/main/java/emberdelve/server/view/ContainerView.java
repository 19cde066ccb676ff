package emberdelve.server.view;

import emberdelve.config.content.ItemType;

import java.util.List;

/** What lies in something that holds things. */
public record ContainerView(ItemType type, List<Things> things) implements View {}
