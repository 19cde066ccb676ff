package emberdelve.db.transfer;

import emberdelve.db.character.PurseRow;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.node.ObjectNode;

/** A reader of coins in files, also in those of before some could be bound: there all are free. */
final class PurseReader extends ValueDeserializer<PurseRow> {
    private static final String BOUND = "boundGold";

    /** As it is in a file. */
    record Coins(long gold, long bankGold, long boundGold) {}

    @Override
    public PurseRow deserialize(JsonParser json, DeserializationContext context) {
        var tree = context.readTree(json);
        if (tree instanceof ObjectNode node && !node.has(BOUND)) node.put(BOUND, 0);
        var coins = context.readTreeAsValue(tree, Coins.class);
        return new PurseRow(coins.gold(), coins.bankGold(), coins.boundGold());
    }
}
