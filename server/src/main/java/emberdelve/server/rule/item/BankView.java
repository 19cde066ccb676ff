package emberdelve.server.rule.item;

import emberdelve.server.view.Things;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The things that a bank keeps for the reader.
 *
 * @param gold coins
 */
public record BankView(List<Things> things, long gold) implements View {}
