package emberdelve.server.view;

import java.util.List;

/**
 * The things that the reader carries.
 *
 * @param ids whether to show the first item's id with each line
 */
public record InventoryView(List<Things> things, long gold, boolean ids) implements View {}
