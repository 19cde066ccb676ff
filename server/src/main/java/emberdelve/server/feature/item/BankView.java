package emberdelve.server.feature.item;

import emberdelve.server.view.Things;
import emberdelve.server.view.View;

import java.util.List;

/**
 * What a bank keeps for the reader.
 *
 * @param gold coins
 */
public record BankView(List<Things> things, long gold) implements View {}
